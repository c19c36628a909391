/** Each entry of a record as what a referee presses for it on the pad. */
import type { Ball, Choice, Entry, StrokeEntry } from '../../src/index.js';
import type { Hand } from './hand.js';

const CHOICES: Readonly<Record<Choice, RegExp>> = {
  play: /^Play (?!again)/,
  'play-again': /^Play again/,
  replace: /^Put back/,
};

const VALUES: Readonly<Record<Ball, number>> = {
  red: 1,
  yellow: 2,
  green: 3,
  brown: 4,
  blue: 5,
  pink: 6,
  black: 7,
};

const capital = (ball: string): string => ball.charAt(0).toUpperCase() + ball.slice(1);

const asSeen = async (hand: Hand, entry: StrokeEntry): Promise<void> => {
  const { hit, nominated, pocketed = [], miss, freeBall } = entry;
  await hand.press('Foul…');
  await hand.press('As seen', { kind: 'fold' });
  if (nominated) await hand.press(nominated, { within: 'Ball nominated' });
  if (hit === 'none') await hand.press('Nothing', { within: 'Hit first' });
  else if (typeof hit === 'string') await hand.press(hit, { within: 'Hit first' });
  for (const ball of pocketed) await hand.press(ball, { within: 'Pocketed' });
  if (miss === true) await hand.press('Miss', { within: 'Also' });
  if (freeBall) await hand.press('Free ball', { within: 'Also' });
  await hand.press('Enter');
};

const stroke = async (hand: Hand, entry: StrokeEntry): Promise<void> => {
  const { hit, nominated, pocketed = [] } = entry;
  const [ball] = pocketed;
  const on = await hand.page.evaluate(
    () => document.querySelector('snooker-ref-pad')?.summary?.now.on ?? [],
  );
  const fair = nominated !== undefined || ball === undefined || on.some((one) => one === ball);
  if (hit !== undefined || !fair || ball === 'white') await asSeen(hand, entry);
  else if (ball === undefined) await hand.press('Nothing potted');
  else if (nominated) {
    await hand.press('Free ball');
    await hand.press(`${capital(ball)} as the free ball`);
  } else await hand.press(`${capital(ball)}, ${VALUES[ball]}`);
};

/** What is added to a stroke afterwards. */
const remark = async (hand: Hand, { tags = [], note }: StrokeEntry): Promise<void> => {
  if (tags.length === 0 && note === undefined) return;
  await hand.press('More');
  await hand.press('Last stroke');
  for (const tag of tags) await hand.choose(capital(tag));
  if (note !== undefined) await hand.fill('Note', note);
  await hand.press('Save');
};

/** Enters one; `count` is how many there are then. */
export const makeEntry = async (hand: Hand, entry: Entry, count: number): Promise<void> => {
  switch (entry.kind) {
    case 'frame':
      await hand.press('Start frame');
      break;
    case 'stroke':
      await stroke(hand, entry);
      break;
    case 'decision':
      await hand.press(CHOICES[entry.choice]);
      break;
    case 'break':
      await hand.press('More');
      await hand.press('Break as one number');
      await hand.fill('Points', String(entry.points));
      await hand.press('Enter the break');
      break;
    default:
      throw new Error(`no hand for ${entry.kind}`);
  }
  await hand.entered(count);
  if (entry.kind === 'stroke') await remark(hand, entry);
};
