/** Fingers and wheel on the chart: drag to move, pinch or Ctrl and wheel to zoom, wheel to turn. */
import type { Attachment } from "svelte/attachments";

import type { Camera } from "./camera.svelte";
import type { Point } from "./geometry";

const DRAG = 7; // px: less is a press
const TURN = 60; // px of wheel for a quarter turn

/** A place on the page in the units of the chart. */
export function placeOn(svg: SVGSVGElement, at: { clientX: number; clientY: number }): Point {
  const matrix = svg.getScreenCTM()?.inverse();
  if (!matrix) return { x: 0, y: 0 };
  const { x, y } = new DOMPoint(at.clientX, at.clientY).matrixTransform(matrix);
  return { x, y };
}

/** `turn` says whether the wheel turned something; else the page scrolls. */
export function gestures(camera: Camera, turn: () => boolean): Attachment<SVGSVGElement> {
  return (svg) => {
    const fingers = new Map<number, { clientX: number; clientY: number }>();
    let wasDragged = false;
    let travelled = 0;
    let wheeled = 0;

    const apart = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };
    function down(event: PointerEvent) {
      if (event.button !== 0) return;
      fingers.set(event.pointerId, event);
      if (fingers.size === 1) {
        wasDragged = false;
        travelled = 0;
      }
    }
    function move(event: PointerEvent) {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const was = apart();
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      fingers.set(event.pointerId, event);
      travelled += Math.hypot(dx, dy);
      if (travelled < DRAG) return;
      if (!wasDragged && !camera.isWhole) svg.setPointerCapture(event.pointerId);
      wasDragged = true;
      camera.moveBy((-dx * camera.unit) / fingers.size, (-dy * camera.unit) / fingers.size);
      const is = apart();
      if (was > 0 && is > 0) camera.zoom(was / is, placeOn(svg, event));
    }
    function up(event: PointerEvent) {
      fingers.delete(event.pointerId);
    }
    function click(event: MouseEvent) {
      if (!wasDragged || camera.isWhole) return;
      event.stopPropagation();
      event.preventDefault();
      wasDragged = false;
    }
    function wheel(event: WheelEvent) {
      if (event.ctrlKey) {
        event.preventDefault();
        camera.zoom(Math.exp(event.deltaY * 0.004), placeOn(svg, event));
        return;
      }
      wheeled += event.deltaY;
      if (Math.abs(wheeled) < TURN) return;
      wheeled = 0;
      if (turn()) event.preventDefault();
    }
    svg.addEventListener("pointerdown", down);
    svg.addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    svg.addEventListener("click", click, { capture: true });
    svg.addEventListener("wheel", wheel, { passive: false });
    return () => {
      svg.removeEventListener("pointerdown", down);
      svg.removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
      svg.removeEventListener("click", click, { capture: true });
      svg.removeEventListener("wheel", wheel);
    };
  };
}
