// The festive season: four items to collect.
import { say } from './words.ts';

export const SEASON_DAYS = 45;

export const SEASON_RULE = say('eachLightIsGivenOnce');
