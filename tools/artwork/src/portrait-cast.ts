import { palette } from './palette.ts';
import type { Clothes } from './portrait-clothes.ts';
import type { Head } from './portrait-heads.ts';
import { seededRandom } from './random.ts';

export interface Person {
  head: Head;
  /** Of the hair, or of what covers it. */
  headColour: string;
  skin: string;
  clothes: Clothes;
  clothesColour: string;
  accent: string;
  beardColour: string | null;
  hasEars: boolean;
  hasGlasses: boolean;
  /** Colour of the ground and of the star on it. */
  ground: Ground;
}

const skins = ['#e8b98f', '#d9a273', '#c98d5c', '#b0764a', '#eac4a0'] as const;
const hairs = ['#1c1a1f', '#2a2022', '#33261f', '#6d6a70'] as const;
const veils = [
  '#7a93bd',
  '#6f5b7e',
  '#2f5d55',
  '#8a4b57',
  '#e3d5c3',
  '#33507f',
  '#b9a5c9',
] as const;
const cloths = ['#1f3a69', '#8c3f0b', '#0e7650', '#41506b', '#7c2f3b', '#35598f'] as const;
type Ground = readonly [string, string];
const grounds: readonly [Ground, ...Ground[]] = [
  ['#dfe8f5', '#cbd9ee'],
  ['#fbefe4', '#f4dcc5'],
  ['#12264a', '#1f3a69'],
  ['#dcefe6', '#c6e3d5'],
  ['#f1e9d8', '#e6d9bd'],
  ['#35598f', '#446aa3'],
];

const men: readonly [Head, ...Head[]] = [
  'side-part',
  'crew',
  'songkok',
  'curls',
  'side-part',
  'bald',
  'helmet',
  'crew',
];
const women: readonly [Head, ...Head[]] = [
  'hijab',
  'hijab-draped',
  'long',
  'hijab-turban',
  'hijab',
  'bob',
  'hijab-draped',
  'bun',
];
const mensClothes: readonly [Clothes, ...Clothes[]] = [
  'blazer',
  'batik',
  'koko',
  'shirt',
  'blazer',
  'batik',
  'vest',
  'shirt',
];
const womensClothes: readonly [Clothes, ...Clothes[]] = [
  'tunic',
  'blazer',
  'batik',
  'blazer',
  'shirt',
  'blazer',
  'tunic',
  'batik',
];

/** What belongs together whatever the turn says. */
const fixedClothes: Partial<Record<Head, Clothes>> = { songkok: 'koko', helmet: 'vest' };
const fixedColours: Partial<Record<Head, string>> = {
  songkok: '#17161b',
  helmet: palette.amber400,
};

function inTurn<T>(choices: readonly [T, ...T[]], turn: number): T {
  return choices[turn % choices.length] ?? choices[0];
}

/** Odd numbers are men, even numbers are women; neighbours in a series never look alike. */
export function person(series: number, number: number): Person {
  const random = seededRandom(series * 1000 + number * 17);
  const isMan = number % 2 === 1;
  const turn = Math.floor((number - 1) / 2) + series;
  const head = inTurn(isMan ? men : women, turn);
  const isVeiled = head.startsWith('hijab');
  const skin = random.pick(skins);
  const hair = random.pick(hairs);
  return {
    head,
    headColour: fixedColours[head] ?? (isVeiled ? inTurn(veils, turn) : hair),
    skin,
    clothes: fixedClothes[head] ?? inTurn(isMan ? mensClothes : womensClothes, turn),
    clothesColour: inTurn(cloths, turn + (isMan ? 0 : 2)),
    accent: random.pick([palette.amber300, palette.paper, palette.copper400]),
    beardColour: isMan && turn % 3 === 1 ? hair : null,
    hasEars: !isVeiled,
    hasGlasses: turn % 4 === 2,
    ground: inTurn(grounds, number + series),
  };
}
