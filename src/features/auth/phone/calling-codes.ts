// Calling codes and their regions, from the ITU's plan (E.164).

/** If regions share a code, the one with the most numbers comes first. */
const PLAN =
  '1USAGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTVCVGVI 7RUKZ 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU ' +
  '39ITVA 40RO 41CH 43AT 44GBGGIMJE 45DK 46SE 47NOSJ 48PL 49DE 51PE 52MX 53CU 54AR 55BR 56CL 57CO ' +
  '58VE 60MY 61AUCCCX 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR 91IN 92PK 93AF 94LK 95MM 98IR ' +
  '211SS 212MAEH 213DZ 216TN 218LY 220GM 221SN 222MR 223ML 224GN 225CI 226BF 227NE 228TG 229BJ 230MU ' +
  '231LR 232SL 233GH 234NG 235TD 236CF 237CM 238CV 239ST 240GQ 241GA 242CG 243CD 244AO 245GW 246IO ' +
  '247AC 248SC 249SD 250RW 251ET 252SO 253DJ 254KE 255TZ 256UG 257BI 258MZ 260ZM 261MG 262REYT 263ZW ' +
  '264NA 265MW 266LS 267BW 268SZ 269KM 290SHTA 291ER 297AW 298FO 299GL 350GI 351PT 352LU 353IE 354IS ' +
  '355AL 356MT 357CY 358FIAX 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD 377MC 378SM 380UA 381RS ' +
  '382ME 383XK 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 500FK 501BZ 502GT 503SV 504HN 505NI 506CR ' +
  '507PA 508PM 509HT 590GPBLMF 591BO 592GY 593EC 594GF 595PY 596MQ 597SR 598UY 599CWBQ 670TL 672NF ' +
  '673BN 674NR 675PG 676TO 677SB 678VU 679FJ 680PW 681WF 682CK 683NU 685WS 686KI 687NC 688TV 689PF ' +
  '690TK 691FM 692MH 850KP 852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW ' +
  '966SA 967YE 968OM 970PS 971AE 972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG ' +
  '998UZ';

const GROUPS = PLAN.split(' ').map((group) => {
  const code = /^\d+/.exec(group)?.[0] ?? '';
  return { code, regions: group.slice(code.length).match(/../g) ?? [] };
});

/** By region, without the plus sign. */
export const CALLING_CODES: ReadonlyMap<string, string> = new Map(
  GROUPS.flatMap(({ code, regions }) => regions.map((region) => [region, code])),
);

const LONGEST_CODE = 3;

/** The region of a number in international form, digits only. */
export function regionOfNumber(digits: string): string | undefined {
  for (let length = LONGEST_CODE; length > 0; length -= 1) {
    const found = GROUPS.find(({ code }) => code === digits.slice(0, length));
    if (found) return found.regions[0];
  }
  return undefined;
}

/** Trunk prefixes, which are dialled at home and left out from abroad. */
const TRUNKS: Readonly<Record<string, RegExp>> = {
  BY: /^80?(?=\d{9}$)/,
  HU: /^06/,
  KZ: /^8(?=\d{10}$)/,
  LT: /^[08](?=\d{8}$)/,
  RU: /^8(?=\d{10}$)/,
};
const NORTH_AMERICA = /^1(?=\d{10}$)/;
const USUAL_TRUNK = /^0/;
/** In these regions the zero is part of the number. */
const KEEP_ZERO = ['CG', 'CI', 'IT', 'SM', 'VA'];

/** What is dialled before a number abroad, in regions that are known to have no other number like it. */
const EXITS: Readonly<Record<string, string>> = { BY: '810', JP: '010', KZ: '810', RU: '810' };
const NORTH_AMERICAN_EXIT = '011';
/** Fewer digits behind it make a number of the region, which may begin with the same digits. */
const ABROAD_MIN = 9;
/** Anywhere, Australia's 0011 among them: behind 00 no number begins with 11. */
const ANY_EXIT = /^00(?:11)?/;
/** Behind a plus nobody dials anything, yet some write it. */
const AFTER_PLUS = /^(?:0011|011|00)/;

/** The digits of a number in international form, without what makes it that; `undefined` for a number of the region. */
export function internationalDigits(region: string, digits: string, hasPlus: boolean): string | undefined {
  if (hasPlus) return digits.replace(AFTER_PLUS, '');
  const exit = isNorthAmerican(region) ? NORTH_AMERICAN_EXIT : EXITS[region];
  if (exit && digits.startsWith(exit) && digits.length >= exit.length + ABROAD_MIN)
    return digits.slice(exit.length);
  return ANY_EXIT.test(digits) ? digits.replace(ANY_EXIT, '') : undefined;
}

const isNorthAmerican = (region: string): boolean => CALLING_CODES.get(region) === '1';

export function withoutTrunk(region: string, digits: string): string {
  if (KEEP_ZERO.includes(region)) return digits;
  const usual = isNorthAmerican(region) ? NORTH_AMERICA : USUAL_TRUNK;
  return digits.replace(TRUNKS[region] ?? usual, '');
}
