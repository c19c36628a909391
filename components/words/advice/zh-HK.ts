/** 給裁判的提示：香港繁體，用詞依規則文件。 */
import type { Advice, PlayerRef } from '../../../src/index.js';
import { anyOf, balls, list } from '../calls/zh-HK.js';
import type { Who } from '../who.js';
import type { AdviceWords } from './en.js';

const him = (advice: Advice, who: Who): string => (advice.player ? who.player(advice.player) : '');
const them = (advice: Advice, who: Who, last?: string): string =>
  list(
    advice.players
      ? advice.players.map((player: PlayerRef) => who.player(player))
      : (advice.sides ?? []).map((side) => who.side(side)),
    last,
  );
const all = (advice: Advice): string => balls(advice.balls ?? []);
const any = (advice: Advice): string => anyOf(advice.balls ?? []);

export const zhHK: AdviceWords = {
  'snookers-required': ({ needs = [] }, who) =>
    needs
      .map(({ side, behind, remaining, win }) =>
        win === null
          ? `${who.side(side)}落後 ${behind} 分，桌上可得 ${remaining} 分，無法追及`
          : `${who.side(side)}落後 ${behind} 分，桌上可得 ${remaining} 分，需要 ${win} 次罰分`,
      )
      .join('；'),
  'only-striker-concedes': (a, who) => `祇有擊球手${him(a, who)}可以棄權`,
  'concession-must-be-accepted': () => '對方接受後，棄權才生效',
  'striker-may-claim': ({ side = 0 }, who) => `${who.side(side)}可以要求判勝此局`,
  'draw-lots': () => '以抽籤或雙方協議決定由誰開球',
  'set-order': ({ side = 0 }, who) => `詢問雙方的擊球次序；由${who.side(side)}開球`,
  'order-may-change': () => '每局的擊球次序可以更改',
  'rules-for-everybody': () => '本球例同樣適用於男女球員',
  'set-reds': () => '紅球於粉紅球後排成緊密的三角形，靠近而不接觸粉紅球',
  'set-yellow': () => '黃球於 D 區右角（由發球區看）',
  'set-green': () => '綠球於 D 區左角',
  'set-brown': () => '咖啡球於發球區直線中央',
  'set-blue': () => '藍球於球桌中央',
  'set-pink': () => '粉紅球於粉紅球置球點',
  'set-black': () => '黑球於黑球置球點',
  'clean-ball': (a, who) => `${him(a, who)}合理要求時由球證清潔球，其他人不得清潔`,
  'mark-before-cleaning': () => '球如不在置球點上，拾起前須先以器材定位',
  'frame-starts-when-struck': (a, who) => `${him(a, who)}擊球時，此局即告開始`,
  'frame-starts-when-addressed': (a, who) =>
    `${him(a, who)}瞄準時球竿碰到已放好的白球，此局亦告開始`,
  'place-in-the-d': (a, who) => `未生效狀態：${him(a, who)}將白球放於 D 區內或線上`,
  'say-if-properly-placed': () => '如被詢問，告知白球是否放置妥當',
  'tip-while-placing': () => '放置白球時球竿碰到白球，不算擊球',
  'respot-black': () => '重置黑球',
  'draw-lots-for-black': () => '抽籤決定由誰先打黑球',
  'choose-player-for-black': (a, who) => `先打的一方選擇球員：${them(a, who, '或')}`,
  'spot-colours': (a) => `重置${all(a)}`,
  'spotting-error-no-blame': () => '球證錯誤重置，球員無須負責',
  'remove-colour-already-down': (a) => `如錯誤重置了${any(a)}，應將其移離球桌`,
  'wrongly-spotted-counts-as-right': () => '錯誤重置的顏色球，在下一次擊球後視為已正確重置',
  'spot-colour-overlooked': () => '發現漏了重置的顏色球時，應立即重置',
  'struck-before-spotted': (a) => `${all(a)}未重置前擊球屬犯規`,
  'highest-spot-available': () => '置球點被佔據時，放於最高分數而又可放的置球點',
  'highest-colour-first': (a) => `多於一個需重置：先處理最高分者，${all(a)}`,
  'near-own-spot': () => '所有置球點均被佔據時，放於原本置球點與頂邊之間，儘可能靠近原位',
  'below-own-spot': (a) => `上方無位時，${any(a)}放於置球點下方，儘可能靠近原位`,
  'spot-without-touching': () => '重置的球不可接觸其他球',
  'spot-by-hand': () => '祇有以手放置才算正確重置',
  'touching-ball': (a) => `叫出「接觸球」：${all(a)}`,
  'play-away': (a) => `擊球手須向其他方向打擊，不可令${any(a)}移動`,
  'declare-touching': (a) => `請擊球手宣稱${any(a)}是否應擊球`,
  'declares-another': (a) => `如宣稱打擊${any(a)}以外的球，須首先擊中該球`,
  'answer-touching': ({ balls: near = [] }) =>
    near.length > 0 ? `如被詢問，告知白球接觸${balls(near)}` : '如被詢問，告知白球是否接觸某球',
  'announce-only-ball-on': ({ balls: on = [], others = [] }) =>
    `祇叫出${balls(on)}；如被詢問才說出${balls(others)}`,
  'touching-moved-not-by-striker': () => '接觸球並非因擊球手而移動，不算犯規，應放回原位',
  'touching-found-later': () => '裁定後才變成接觸的球，應按裁定時的位置放回',
  'ball-falls-by-itself': () => '未被擊中而與擊球無關的球入袋，應放回原位',
  'ball-falls-before-hit': () => '球在被擊中之前自行入袋：全部放回原位，同一球手再擊球',
  'ball-falls-before-hit-in-foul': () => '如屬犯規，未被擊中而入袋的球亦放回，由下一位球手決定',
  'ball-balances-then-falls': () => '在袋口停定後才入袋的球，不再放回',
  'free-ball': (a, who) => `自由球：${him(a, who)}可點名任何球為應擊球`,
  'ask-nominated-ball': (a, who) => `詢問${him(a, who)}點名哪一個球`,
  'foul-condoned': () => '下一次擊球前未被宣判的犯規，不再追究',
  'wrongly-spotted-stays': () => '未正確重置的顏色球保持其位置',
  'ask-colour': (a, who) => `如不明顯，請${him(a, who)}指明顏色球`,
  'request-stands': () => '要求重打的決定不能撤回',
  'best-effort': (a, who) => `${him(a, who)}應盡能力擊中應擊球，否則判失誤`,
  'no-miss-on-last-black': () => '祇剩下黑球時不判失誤',
  'miss-if-open': () => '應擊球可供直線擊中而未擊中，判失誤',
  'miss-unless-needed-after': () => '擊球後有一方需要罰分才能取勝，則除非故意，不判失誤',
  'miss-only-if-intended': (a, who) => `${them(a, who)}需要罰分才能取勝：祇有故意才判失誤`,
  'miss-again-whatever-scores': (a) =>
    `於此位置已失誤 ${a.count ?? 0} 次：再次未能擊中，不論分數距離均判失誤`,
  'warn-third-miss': (a, who) => `警告${him(a, who)}：第三次失誤將輸掉此局`,
  'no-miss-before-stroke': () => '擊球之前犯規，不判失誤',
  'all-balls-back-after-foul-before-stroke': () => '下一位球手可要求將全部球放回原位並要求重打',
  'warning-stands': () => '第三次失誤的警告仍然有效',
  'other-misses-by-judgement': () => '其他失誤由球證裁決',
  'others-stay-unless-gain': () => '其他被移動的球保持位置，除非違例者得益；顏色球應放回或重置',
  'all-balls-replaced': () => '所有被移動的球均放回原位',
  'consult-positions': (a, who) => `徵詢${them(a, who)}是否同意球的位置`,
  'touched-while-consulting': ({ points }) =>
    points === undefined
      ? '期間碰觸球者被罰分，擊球次序不變'
      : `期間碰觸球者被罰 ${points} 分，擊球次序不變`,
  'tell-if-others-go-back': (a, who) => `如${him(a, who)}詢問，告知其他球是否放回`,
  'ball-disturbed': () => '擊球手以外的人移動了球，應放回原位，不罰分',
  'striker-disturbed': () => '擊球手因他人或外物而移動了球，不罰分',
  'striker-disturbed-by-other-than-partner': (a, who) =>
    `擊球手因${them(a, who, '或')}以外的人而移動了球，不罰分`,
  'referee-disturbs': () => '球證移動了球，無人被罰分',
  'offer-restart': ({ count: strokes = 0 }) => `已 ${strokes} 次擊球沒有入球：可建議重新開始此局`,
  'restart-period': ({ count: strokes = 0 }) =>
    `如有球手反對，給予一段時間，通常各 ${strokes} 次擊球`,
  'restart-same-player': (a, who) => `重新開始時由${him(a, who)}再次開球`,
  'restart-same-order': () => '重新開始時擊球次序不變',
  'striker-places-equipment': (a, who) => `${him(a, who)}自行放置及移走架竿`,
  'foul-by-equipment': (a, who) => `${him(a, who)}須為碰觸球的用具負責，除非由球證借出`,
  'faulty-equipment': ({ points = 0 }) =>
    points > 0
      ? `球桌用具有毛病不算犯規，單棒 ${points} 分繼續`
      : '球桌用具有毛病不算犯規，可繼續擊球',
  'partner-may-lose-turn': (a, who) => `如${them(a, who, '或')}未依次序擊球，該次擊球權即告用去`,
  'no-conferring-at-table': (a, who) => `${him(a, who)}在球桌時，${them(a, who)}不可與其商議`,
  'no-conferring-in-turn': (a, who) => `${him(a, who)}擊球完結前，${them(a, who)}不可與其商議`,
  'feet-rule-lifted': (a, who) => `${him(a, who)}使用輪椅：不判雙腳離地犯規`,
  'tell-colours': (a, who) => `如${him(a, who)}詢問，告知球的顏色`,
  'opponent-referees': (a, who) => `如沒有球證，由${them(a, who, '或')}擔任球證`,
};
