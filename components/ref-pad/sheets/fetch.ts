/** The sheets of the pad, and the saving of a record: each is fetched when it is first asked for. */

const SHEETS: Readonly<Record<string, () => Promise<CustomElementConstructor>>> = {
  'snooker-foul-sheet': async () => (await import('../foul-sheet.js')).SnookerFoulSheet,
  'snooker-keys-sheet': async () => (await import('../keys-sheet.js')).SnookerKeysSheet,
  'snooker-frame-end': async () => (await import('./frame-end/frame-end.js')).SnookerFrameEnd,
  'snooker-match-list': async () => (await import('./matches/match-list.js')).SnookerMatchList,
  'snooker-more-sheet': async () => (await import('./more/more-sheet.js')).SnookerMoreSheet,
  'snooker-new-match': async () => (await import('./new-match/new-match.js')).SnookerNewMatch,
  'snooker-stroke-sheet': async () =>
    (await import('./strokes/stroke-sheet.js')).SnookerStrokeSheet,
};

/** What selects the sheets of a pad. */
export const ALL_SHEETS = Object.keys(SHEETS).join();

/** Null where there is nothing to wait for. */
export const fetchSheet = (name: string): Promise<void> | null => {
  const fetch = SHEETS[name];
  if (!fetch || customElements.get(name)) return null;
  return fetch().then((sheet) => {
    if (!customElements.get(name)) customElements.define(name, sheet);
  });
};

/** What hands a record to the browser's downloads. */
export const fetchSaving = () => import('../pad-save.js');

/** A pad that is up has all of it before the hall's network can go away. */
export const fetchAll = (): void => {
  void fetchSaving().catch(reportError);
  for (const name of Object.keys(SHEETS)) void fetchSheet(name)?.catch(reportError);
};
