/** Says calls aloud, where the browser has a voice. */
import type { Language } from '../words/language.js';

const voice = (): SpeechSynthesis | null =>
  'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis
    ? globalThis.speechSynthesis
    : null;

export const canSpeak = (): boolean => voice() !== null;

/** What comes later replaces what is still being said: the score has moved on. */
export const speak = (text: string, language: Language): void => {
  const speech = voice();
  if (!speech) return;
  speech.cancel();
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.lang = language;
  speech.speak(utterance);
};

export const hush = (): void => {
  voice()?.cancel();
};
