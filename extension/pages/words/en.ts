/** Words of the extension's pages in English, and the shape that the other languages fill. */
import type { SourceErrorCode } from '../../../components/source/source-error.js';
import type { BoardLayout, BoardTheme } from '../../settings.js';

export const en = {
  name: 'Snooker scoreboard',
  match: 'Match',
  newMatch: 'New match',
  matches: 'Matches',
  untitled: 'Match without names',
  settings: 'Settings',
  help: 'How it works',
  close: 'Close',
  trouble: 'That did not work. Try it once more.',

  popup: {
    show: 'Show the board',
    hide: 'Hide the board',
    scoring: 'Keys score',
    scoringOn: 'On: the keys are the pad’s, the player does not hear them',
    scoringOff: 'Off: the page has all of its keys',
    scoringKey: (keys: string) => `Key: ${keys}`,
    pads: 'Open the pad',
    side: 'Beside the page',
    window: 'In a window',
    top: 'Board on top',
    topWhy: 'Picture-in-picture shows the video alone. The board can have a window of its own.',
    always: (site: string) => `Always on ${site}`,
    alwaysWhy: 'The browser asks you once. You can take it back in the settings.',
    export: 'Save',
    where: {
      'browser-page':
        'This page belongs to the browser, and extensions may not run on it. Open the page with the video, then press the button again.',
      'store-page':
        'Browsers let no extension run in their extension store. Open the page with the video, then press the button again.',
      'file-page':
        'This page is a file of yours. The browser lets extensions in only if you allow it on the page of the extension: “Allow access to file URLs”.',
      unknown:
        'The extension may look at a page only after you press its button there. Go to the tab with the video and press it.',
    },
    noAccess: (site: string) => `The browser does not let the extension into ${site} yet.`,
    noVideo:
      'No video was found on this page. The board can be shown all the same, in a corner; start the video and it goes there.',
    closedFrame: (site: string) =>
      `The player is in a frame that belongs to ${site}. To lie over it, the extension needs to be let in there as well.`,
    ask: (site: string) => `Ask to be let into ${site}`,
    refused: 'You said no. Nothing was changed.',
    ready: 'The board can be laid over the video.',
    shown: 'The board is over the video.',
  },

  save: {
    record: 'Match as a file (JSON)',
    chapters: 'Chapters as text',
    vtt: 'Chapters as WebVTT',
    breaks: 'Breaks as a table (CSV)',
    import: 'Bring in a match from a file',
    copy: 'Copy chapters',
    copied: 'Copied',
    noChapters: 'No entry of this match has a time yet, so there are no chapters.',
    frame: (number: number) => `Frame ${number}`,
    frameOfGame: (game: number, frame: number) => `Game ${game}, frame ${frame}`,
    break: (points: number, player: string) => `Break of ${points}, ${player}`,
  },

  panel: {
    title: 'Referee’s pad',
    pad: 'Pad',
    log: 'Video times',
    noMatch: 'No match is open. Make a new one, or choose one.',
    noTab: 'Press the extension’s button on the page with the video: the pad then belongs to it.',
    follow: 'Board as at the video’s present time',
    followWhy: 'After a rewind the board shows the score as it stood then.',
    noTimes: 'Strokes entered while a video plays are listed here with its time.',
    seek: (time: string) => `Go to ${time} in the video`,
    score: (scores: string) => `Score ${scores}`,
    noVideo: 'There is no video to go to in this tab.',
    onTop: 'Board in a small window on top',
    deleted: 'This match has been deleted.',
  },

  entry: {
    frame: (number: number) => `Frame ${number}`,
    frameOfGame: (game: number, frame: number) => `Game ${game}, frame ${frame}`,
    pot: (balls: string) => balls,
    safe: 'No ball potted',
    foul: (points: number) => `Foul, ${points}`,
    decision: 'Decision of the side that was fouled',
    break: (points: number) => `Break of ${points}`,
    concede: 'Conceded',
    award: 'Awarded',
    rerack: 'Re-rack',
    penalty: (points: number) => `Penalty, ${points}`,
    lots: 'Lots drawn',
    referee: 'Stated by the referee',
    and: ', ',
    balls: {
      red: 'red',
      yellow: 'yellow',
      green: 'green',
      brown: 'brown',
      blue: 'blue',
      pink: 'pink',
      black: 'black',
      white: 'white',
    },
  },

  options: {
    title: 'Settings',
    saved: 'Saved',
    notSaved: 'The browser could not keep that.',
    language: 'Language',
    languages: {
      auto: 'As the browser',
      en: 'English',
      'zh-HK': '繁體中文（香港）',
      'zh-TW': '繁體中文（台灣）',
      'zh-CN': '简体中文',
    },
    board: 'Board over the video',
    layout: 'Layout',
    layouts: { bar: 'Bar', mini: 'Mini', card: 'Card' } satisfies Record<
      BoardLayout,
      string
    > as Record<BoardLayout, string>,
    theme: 'Colours',
    themes: {
      club: 'Club',
      broadcast: 'Broadcast',
      light: 'Light',
      'high-contrast': 'High contrast',
    } satisfies Record<BoardTheme, string> as Record<BoardTheme, string>,
    delay: 'Delay, seconds',
    delayWhy: 'The board shows each stroke so much later than you enter it.',
    follow: 'Board as at the video’s present time',
    sites: 'Always on these sites',
    noSites: 'None. On every other page the board comes when you press the button.',
    remove: (site: string) => `Remove ${site}`,
    keys: 'Keys',
    keysWhy:
      'The keys that score while scoring is on. Press one here, then the new key; Escape leaves it as it was.',
    change: (action: string) => `Change the key for ${action}`,
    press: 'Press a key …',
    taken: (key: string, action: string) => `${key} already does: ${action}.`,
    reset: 'All keys as they were at first',
    shortcuts: 'Keys of the browser',
    shortcutsWhy: 'Show and hide, and scoring on and off, are set in the browser’s own page.',
    none: 'none',
    data: 'Matches',
    dataWhy: 'Everything stays in this browser. Nothing is sent anywhere.',
    exportAll: 'Save all matches as a file',
  },

  welcome: {
    title: 'Keep score over any stream',
    lead: 'One minute, four things to know.',
    steps: [
      {
        title: 'Press the button on the page with the video',
        text: 'The board lies down over the video. Drag it by its handle; it snaps to the corners, and keeps its place on each site. Everywhere else clicks go to the player.',
      },
      {
        title: 'Turn scoring on, and the keys are yours',
        text: 'While it is on, 1 to 7 score and the player hears nothing. While it is off, the page has all of its keys. The board always says which.',
      },
      {
        title: 'The pad is beside the page',
        text: 'Fouls, free balls, the miss rule and everything else are on the pad: beside the page, over it, or in a window of its own. All show the same match.',
      },
      {
        title: 'The match stays with you',
        text: 'Each stroke keeps the time of the video: a click in the list goes back to it. Save the match as a file or as chapters. Nothing leaves this browser.',
      },
    ],
    scoringKey: (keys: string) => `Scoring on and off: ${keys}`,
    showKey: (keys: string) => `Show and hide: ${keys}`,
    access:
      'Pages are opened to the extension only by your click on its button. “Always on this site” is there if you want it.',
    start: 'Set it up to your taste',
  },

  errors: {
    'no-such-match': 'There is no such match in this browser.',
    'id-taken': 'There is a match of that name already.',
    'bad-id': 'That is not the name of a match.',
    'bad-row': 'The match is there but cannot be read. It was left as it is.',
    blocked: 'The browser does not let the extension keep anything.',
    full: 'There is no room left. Save matches as files and delete some.',
    'not-json': 'The file is not JSON.',
    'too-large': 'The file is too large to be a match.',
    'bad-record': 'The file holds a match that cannot be read.',
    'no-matches': 'The file holds no match.',
  } satisfies Record<SourceErrorCode, string> as Record<SourceErrorCode, string>,
};

export type PageWords = typeof en;
