/** A few quiet sounds, made on the spot; nothing is heard unless somebody asked for it. */
import { settings } from "./settings.svelte";

let context: AudioContext | null = null;

export type Sound = "step" | "roll" | "turn" | "refused";

/** Play a sound, where sound is wanted. */
export function play(sound: Sound): void {
  if (!settings.sound) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (sound === "roll") for (let n = 0; n < 5; n++) knock(context, now + n * 0.06);
  else if (sound === "turn") [523, 784].forEach((pitch, n) => { tone(pitch, now + n * 0.12, 0.22, 0.05); });
  else if (sound === "refused") tone(160, now, 0.16, 0.06);
  else tone(392, now, 0.07, 0.025);
}

function tone(pitch: number, at: number, length: number, loudness: number): void {
  if (!context) return;
  const voice = new OscillatorNode(context, { type: "sine", frequency: pitch });
  const gain = new GainNode(context, { gain: loudness });
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  voice.connect(gain).connect(context.destination);
  voice.start(at);
  voice.stop(at + length);
}

/** One die against another: a very short burst of noise. */
function knock(audio: AudioContext, at: number): void {
  const length = Math.floor(audio.sampleRate * 0.03);
  const buffer = audio.createBuffer(1, length, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 3;
  const source = new AudioBufferSourceNode(audio, { buffer });
  source.connect(new GainNode(audio, { gain: 0.12 })).connect(audio.destination);
  source.start(at + Math.random() * 0.02);
}
