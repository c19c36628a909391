/**
 * Tickets by which the overlay's page knows that it speaks with our content script, and not with the
 * page around it. A ticket is good once, in the tab that it was given to.
 */
import { browser } from './browser.js';
import { isObject, type Redeemed } from './messages.js';

/** A frame that takes longer to load has to ask again, ms. */
const GOOD_FOR = 60_000;

const key = (ticket: string): string => `ticket:${ticket}`;

export const giveTicket = async (to: Redeemed): Promise<string> => {
  const ticket = crypto.randomUUID();
  await browser.storage.session.set({ [key(ticket)]: { ...to, at: Date.now() } });
  return ticket;
};

/** Who the ticket was given to; null where it is not one, or was given in another tab. */
export const redeem = async (ticket: string, tab: number | undefined): Promise<Redeemed | null> => {
  const item: unknown = (await browser.storage.session.get(key(ticket)))[key(ticket)];
  if (!isObject(item) || item.tab !== tab) return null;
  await browser.storage.session.remove(key(ticket));
  const { tab: to, frame, at } = item as unknown as Redeemed & { at: number };
  return Date.now() - at < GOOD_FOR ? { tab: to, frame } : null;
};
