/** Country flags as emoji, without a fetch; the code stands beside them where fonts have none. */
import { html, nothing, type TemplateResult } from 'lit';
import type { BoardWords } from '../words/board/en.js';

/** Countries whose alpha-2 code (ISO 3166-1) is the first two letters of the alpha-3 one. */
const FIRST_TWO = new Set(
  (
    'AFG AIA ALB ARG ASM AUS AZE BEL BFA BGR BHR BLM BMU BOL BRA BTN BVT BWA CAN CCK CHE CIV ' +
    'CMR COL CRI CUB CXR CYP CZE DEU DJI DMA DOM DZA ECU EGY ERI ESP ETH FIN FJI FRA GAB GBR ' +
    'GEO GGY GHA GIB GMB GRC GTM GUM HKG HMD HND HRV HTI HUN IDN IMN IND IOT IRN ISL ITA JEY ' +
    'JOR JPN KEN KGZ KHM KIR KNA KWT LAO LBN LCA LIE LKA LSO LTU LUX LVA MAR MCO MDA MHL MKD ' +
    'MLI MMR MNG MRT MSR MUS MWI MYS NAM NCL NER NFK NGA NIC NLD NOR NPL NRU NZL OMN PAN PER ' +
    'PHL PRI PSE QAT REU ROU RUS RWA SAU SDN SGP SHN SJM SLE SMR SOM SSD STP SXM SYR TCA TGO ' +
    'THA TJK TKL TLS TON TTO TWN TZA UGA UMI USA UZB VAT VCT VEN VGB VIR VNM VUT WSM YEM ZAF ' +
    'ZMB ZWE'
  ).split(' '),
);

/** Countries whose alpha-2 code (ISO 3166-1) is the first and the third letter of the alpha-3 one. */
const FIRST_AND_THIRD = new Set(
  (
    'AND AGO ATG ARM ABW AUT BHS BGD BRB BLZ BRN BDI CPV CAF TCD CHL CHN COG COD COK DNK SLV GNQ ' +
    'FLK FRO GUF PYF GRL GRD GLP GIN GUY IRQ JAM KAZ KOR LBR LBY MDG MDV MLT MTQ MEX FSM MOZ NIU ' +
    'MNP PAK PLW PNG PRY PCN POL PRT SEN SYC SVK SLB SUR SWZ SWE TUN TUR TKM TUV ARE URY WLF ESH ' +
    'CUW MNE MAF NEP KUW'
  ).split(' '),
);

/**
 * Alpha-3 and alpha-2 of those that differ in another way, then of the codes that sport uses beside
 * ISO's. What is in none of these lists is no country.
 */
const IRREGULAR = new Map(
  (
    'ATAAQ BLRBY BENBJ BIHBA CYMKY COMKM ESTEE ATFTF GNBGW IRLIE ISRIL PRKKP MACMO MYTYT SPMPM ' +
    'SVNSI SGSGS UKRUA ALAAX BESBQ SRBRS GERDE NEDNL SUICH MASMY PORPT BULBG DENDK CROHR SLOSI ' +
    'KSASA UAEAE RSAZA TPETW LATLV VIEVN INAID SINSG SRILK BANBD MGLMN ' +
    'ALGDZ ANGAO ANTAG ARUAW ASAAS BAHBS BARBB BERBM BHUBT BIZBZ BOTBW BRUBN BURBF CAMKH CAYKY ' +
    'CGOCG CHATD CHICL CRCCR ESASV FIJFJ GAMGM GEQGQ GREGR GRNGD GUAGT GUIGN HAIHT HONHN IRIIR ' +
    'ISVVI IVBVG LBALY LESLS LIBLB MADMG MAWMW MONMC MTNMR MRIMU MYAMM NCANI NGRNG NIGNE OMAOM ' +
    'PARPY PHIPH PLEPS PURPR SAMWS SEYSC SKNKN SOLSB SUDSD TANTZ TGATO TOGTG TRITT URUUY VANVU ' +
    'VINVC ZAMZM ZIMZW KOSXK XKXXK'
  )
    .split(' ')
    .map((codes) => [codes.slice(0, 3), codes.slice(3)] as const),
);

/** Countries of the United Kingdom that play as themselves; Northern Ireland has no emoji. */
const HOME_NATIONS: Readonly<Record<string, string | null>> = {
  ENG: 'gbeng',
  SCO: 'gbsct',
  WAL: 'gbwls',
  NIR: null,
};

const REGIONAL_A = 0x1f1e6;
const TAG = 0xe0000;
const CANCEL_TAG = 0xe007f;

/** Alpha-2 code of a country's code of two or three letters; null for anything else. */
export const alpha2 = (code: string): string | null => {
  if (/^[A-Z]{2}$/.test(code)) return code;
  if (!/^[A-Z]{3}$/.test(code)) return null;
  if (FIRST_AND_THIRD.has(code)) return code.charAt(0) + code.charAt(2);
  return FIRST_TWO.has(code) ? code.slice(0, 2) : (IRREGULAR.get(code) ?? null);
};

/** The flag as an emoji; null where there is none. */
export const emojiFlag = (code: string): string | null => {
  const nation = HOME_NATIONS[code];
  if (nation === null) return null;
  if (nation !== undefined) {
    const tags = Array.from(nation, (letter) => TAG + letter.charCodeAt(0));
    return String.fromCodePoint(0x1f3f4, ...tags, CANCEL_TAG);
  }
  const letters = alpha2(code);
  return letters === null
    ? null
    : String.fromCodePoint(
        ...Array.from(letters, (letter) => REGIONAL_A + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
      );
};

/** One for each language: to make them takes time. */
const places = new Map<string, Intl.DisplayNames>();

/** The country's name in the language of the words, where the browser knows it; else the code. */
const placeName = (code: string, say: BoardWords, language: string): string => {
  const home = say.places[code];
  if (home !== undefined) return home;
  const letters = alpha2(code);
  if (letters === null) return code;
  let names = places.get(language);
  if (!names) {
    names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' });
    places.set(language, names);
  }
  return names.of(letters) ?? code;
};

export const flag = (
  country: string,
  { say, language }: { readonly say: BoardWords; readonly language: string },
): TemplateResult => {
  const code = country.toUpperCase();
  const emoji = emojiFlag(code);
  return html`<span class="flag" part="flag" role="img" aria-label=${placeName(code, say, language)}
    >${emoji === null ? nothing : html`<span class="emoji">${emoji}</span>`}<span class="code"
      >${code}</span
    ></span
  >`;
};
