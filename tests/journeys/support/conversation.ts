import type { Page } from '@playwright/test';
import { enter, react, startConversation } from './api-calls.ts';

/** Members of the demo: who starts, who moderates, and somebody else. */
export const DEMO = 'deelnemer@example.org';
export const MODERATOR = 'moderator@example.org';
export const ANNEKE = 'anneke_61@people.example.org';

/** The list item of a reaction. */
export const reactionOn = (page: Page, id: number) => page.locator(`#reactie-${id}`);

/** A conversation of DEMO's with a reaction of ANNEKE's; afterwards `as` is logged in. */
export async function conversationFor(page: Page, as: string) {
  await enter(page, DEMO);
  const conversation = await startConversation(page);
  await enter(page, ANNEKE);
  const reactionId = await react(page, conversation.id, 'Bij ons gaat het met een karretje.');
  await enter(page, as);
  return { ...conversation, reactionId };
}

/** Opens a conversation with reactions, and waits until its scripts run. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('ol[data-live]').waitFor();
}
