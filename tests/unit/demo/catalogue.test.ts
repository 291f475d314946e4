// What a person finds on a platform that has just been started.
import { ALLOWED_TAGS } from '#src/ui/RichText/allowed.ts';
import { isPath } from '#src/navigation/paths.ts';
import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ALL_LANGUAGES, localise, type Language } from '#server/languages/language.ts';
import { gameRules } from '#demo/games/rules/describe.ts';
import { withdrawalConfigOf } from '#server/store/config/withdrawal-config.ts';
import { createCatalogue } from '#demo/catalogue.ts';
import { world } from '#demo/world.ts';
import { MOST_TITLES, OWN_TITLES } from '#server/settings/table.ts';
import { AppConfig } from '#src/contract/config.ts';
import { parseWithDropped } from '#src/contract/rows.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const catalogue = createCatalogue(NOW);
const { games, brands, platforms, gameTypes, config, platform } = catalogue;
const isThere = (name: string, width = 160) => existsSync(world.pictureFile(name, width) ?? '');

const composed = (language: Language) => ({
  ...(localise(config, language) as object),
  v: '1',
  gameListVersion: '1',
  gameList: games,
  gameTypeList: localise(gameTypes, language),
  brandList: brands,
  platformList: platforms,
});

describe('the demo catalogue', () => {
  it('follows the contract in every language, down to the last row', () => {
    for (const language of ALL_LANGUAGES) {
      const { result, dropped } = parseWithDropped(AppConfig, composed(language));
      expect(result.issues).toBeUndefined();
      expect(dropped).toEqual([]);
      expect((result.output as AppConfig).gameList).toHaveLength(games.length);
    }
  });

  it('contains about 600 games of 20 brands, none twice', () => {
    expect(games.length).toBeGreaterThan(570);
    for (const key of ['gameId', 'name', 'icon', 'sort'] as const) {
      expect(new Set(games.map((game) => game[key])).size, key).toBe(games.length);
    }
    expect(new Set(games.map(({ brandId }) => brandId)).size).toBe(20);
  });

  it('refers to nothing that does not exist', () => {
    const ids = (list: readonly { id: number }[]) => new Set(list.map(({ id }) => id));
    const [types, studios, houses] = [ids(gameTypes), ids(brands), ids(platforms)];
    const lost = games.filter(
      (game) => !types.has(game.typeId) || !studios.has(game.brandId) || !houses.has(game.platformId),
    );
    expect(lost).toEqual([]);
  });

  it('contains all three playable kinds of game, and shows members seven of eight types', () => {
    expect(new Set(games.map(({ play }) => play))).toEqual(new Set(['slot', 'dice', 'wheel']));
    expect(gameTypes.filter(({ status }) => status === 1)).toHaveLength(7);
    const shown = gameTypes.filter(({ status }) => status === 1).map(({ id }) => id);
    expect(shown.filter((id) => !games.some(({ typeId }) => typeId === id))).toEqual([]);
  });

  it('never shows two games with the same motif next to each other on the first screens', () => {
    const motif = (index: number) => JSON.stringify(games[index]?.look?.['symbols']).split('-')[1];
    const repeated = games.slice(0, 60).filter((_, i) => motif(i) === motif(i + 1));
    expect(repeated).toEqual([]);
  });

  it('names no well-known game or maker', () => {
    const known =
      /starburst|book of|bonanza|olympus|megaways|aviator|buffalo|mahjong|netent|pragmatic|microgaming/i;
    expect([...games, ...brands].map(({ name }) => name).filter((name) => known.test(name))).toEqual([]);
  });
});

describe('a longer demo catalogue', () => {
  const long = createCatalogue(NOW, MOST_TITLES).games;

  it('begins with the usual one, and contains no game twice', () => {
    expect(long.slice(0, games.length)).toEqual(games);
    expect(games).toHaveLength(OWN_TITLES);
    expect(long).toHaveLength(MOST_TITLES);
    for (const key of ['gameId', 'name', 'icon', 'sort'] as const) {
      expect(new Set(long.map((game) => game[key])).size, key).toBe(long.length);
    }
  });

  it('is the same on every platform, and has a picture for each game', () => {
    expect(createCatalogue(NOW, 2000).games).toEqual(long.slice(0, 2000));
    expect(long.filter(({ icon }) => !isThere(icon))).toEqual([]);
  });
});

describe('the named pictures', () => {
  it('are all there', () => {
    const texts = v.parse(
      v.looseObject({ activityList: v.array(v.looseObject({ image: v.string() })) }),
      config,
    );
    const small = [
      ...games.map(({ icon }) => icon),
      ...games.flatMap(({ look }) => v.parse(v.array(v.string()), look?.['symbols'])),
      ...brands.map(({ icon }) => icon),
    ];
    const wide = [
      ...config.lobbyAdList.map(({ image }) => image as string),
      ...texts.activityList.map(({ image }) => image),
    ];
    expect(small.filter((name) => !isThere(name))).toEqual([]);
    expect(wide.filter((name) => !isThere(name, 480) || !isThere(name, 960))).toEqual([]);
  });
});

describe('the description of a game', () => {
  it('names its real return to player', () => {
    const answer = JSON.stringify(
      localise(config.faqList, 'en-US').find(({ question }) => question === 'How much do games pay back?'),
    );
    for (const play of ['slot', 'dice', 'wheel']) {
      const { min = 0, max = 0 } = gameRules(play, { language: 'en-US', theme: [] })?.returns ?? {};
      expect(answer).toContain(min === max ? ` ${min / 100}%` : ` ${min / 100}%–${max / 100}%`);
    }
  });
});

describe('the texts of the demo', () => {
  it('link to games, activities and screens that exist', () => {
    const activities = new Set(config.activityList.map(({ id }) => String(id)));
    const gameIds = new Set(games.map(({ gameId }) => String(gameId)));
    const actions = [...config.lobbyAdList, ...config.taskConfig, ...config.activityList];
    const isLost = ({ clickType, clickAction }: (typeof actions)[number]) =>
      (clickType === 1 && !activities.has(clickAction as string)) ||
      (clickType === 2 && !gameIds.has(clickAction as string)) ||
      (clickType === 3 && !isAddress(clickAction as string));
    const isAddress = (text: string) => isPath(text) || text.startsWith('https://');
    expect(actions.filter(isLost)).toEqual([]);
  });

  it('use addresses that are reserved for examples', () => {
    const addresses = JSON.stringify(catalogue).match(/https?:\/\/[^/"<]+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !/\.example\.(com|org)$/.test(address))).toEqual([]);
  });

  it('answer at least twenty questions, with only the simple markup that the page shows', () => {
    expect(config.faqList.length).toBeGreaterThanOrEqual(20);
    const tags = JSON.stringify(config).match(/<\/?[a-z0-9]+/g) ?? [];
    const allowed = new Set(ALLOWED_TAGS);
    expect(tags.filter((tag) => !allowed.has(tag.replace(/[</]/g, '')))).toEqual([]);
  });

  it('offer levels that improve in every respect', () => {
    const levels = Object.values(config.vipMap);
    expect(levels).toHaveLength(13);
    const rises = (of: (level: (typeof levels)[number]) => number) =>
      levels.every((level, i) => i === 0 || of(level) > of(levels[i - 1] ?? level));
    expect(rises(({ exp }) => exp)).toBe(true);
    expect(rises(({ rebate }) => rebate)).toBe(true);
    expect(rises(({ withdrawPerDay = 0 }) => withdrawPerDay)).toBe(true);
    expect(new Set(levels.map(({ showType }) => showType)).size).toBe(6);
  });

  it('let a member of every level withdraw in a day what the level says', () => {
    const { perDay, methods } = withdrawalConfigOf(platform.withdrawal as undefined, {
      banks: config.bankList as AppConfig['bankList'],
      language: 'en-US',
    });
    const most = Math.min(perDay.amount, perDay.count * Math.max(...methods.map(({ max }) => max)));
    const tooHigh = Object.values(config.vipMap).filter(({ withdrawPerDay = 0 }) => withdrawPerDay > most);
    expect(tooHigh).toEqual([]);
  });
});
