import type { Page } from '@playwright/test';

/** Makes the browser translate text into capitals. */
export const installTranslator = (page: Page) =>
  page.addInitScript(() => {
    const Translator = {
      availability: async () => 'available',
      create: async () => ({ translate: async (dutch: string) => dutch.toUpperCase(), destroy() {} }),
    };
    Object.assign(globalThis, { Translator });
  });

/** Gives the device a silent Dutch voice that the test can end or fail. */
export async function installVoice(page: Page) {
  await page.addInitScript(() => {
    const said: string[] = [];
    const voice = { lang: 'nl-NL', localService: true, name: 'Stem' };
    let current: SpeechSynthesisUtterance | null = null;
    Object.assign(globalThis, {
      said,
      finish: () => current?.onend?.(new Event('end') as SpeechSynthesisEvent),
      fail: (error: string) =>
        current?.onerror?.(Object.assign(new Event('error'), { error }) as SpeechSynthesisErrorEvent),
    });
    Object.defineProperty(globalThis, 'speechSynthesis', {
      value: {
        getVoices: () => [voice],
        addEventListener() {},
        cancel() {
          current = null;
        },
        speak(utterance: SpeechSynthesisUtterance) {
          current = utterance;
          said.push(`${utterance.rate} ${utterance.text}`);
        },
      },
    });
    globalThis.SpeechSynthesisUtterance = class {
      text: string;

      constructor(text: string) {
        this.text = text;
      }
    } as never;
  });
  type Voice = { said: string[]; finish(): void; fail(error: string): void };
  return {
    said: () => page.evaluate(() => (globalThis as unknown as Voice).said),
    finish: () => page.evaluate(() => (globalThis as unknown as Voice).finish()),
    fail: (error: string) => page.evaluate((error) => (globalThis as unknown as Voice).fail(error), error),
    marked: () =>
      page.evaluate(() => [...(CSS.highlights.get('voorlezen')?.values() ?? [])].map((range) => String(range))),
  };
}
