// Pictures of ads and activities, by name.
import type { Banner } from './banner.ts';

export const BANNERS = {
  welcome: {
    scene: 'lagoon',
    light: 'rose',
    hero: 'kingfisher',
    coat: 0,
    company: ['lotus', 'koi', 'starfish'],
  },
  festival: {
    scene: 'street',
    light: 'night',
    hero: 'lantern',
    coat: 0,
    company: ['drum', 'dragon', 'lantern'],
  },
  orchard: { scene: 'meadow', light: 'sky', hero: 'cherry', coat: 0, company: ['citrus', 'grapes', 'plum'] },
  voyage: { scene: 'waves', light: 'dusk', hero: 'ship', coat: 0, company: ['whale', 'compass', 'anchor'] },
  fair: { scene: 'curtains', light: 'royal', hero: 'wheel', coat: 0, company: ['dice', 'star5', 'balloon'] },
  friends: {
    scene: 'bokeh',
    light: 'amber',
    hero: 'bee',
    coat: 0,
    company: ['sunflower', 'butterfly', 'hummingbird'],
  },
  bind: { scene: 'columns', light: 'teal', hero: 'key', coat: 0, company: ['clock', 'gem'] },
  vip: { scene: 'silk', light: 'royal', hero: 'crown', coat: 0, company: ['gem', 'rose', 'laurel'] },
  points: { scene: 'nebula', light: 'violet', hero: 'star5', coat: 0, company: ['planet', 'comet'] },
  beginner: { scene: 'clouds', light: 'coral', hero: 'balloon', coat: 0, company: ['sun', 'kingfisher'] },
  fund: { scene: 'deepSea', light: 'teal', hero: 'pearl', coat: 0, company: ['seahorse', 'starfish'] },
  notice: { scene: 'burst', light: 'wine', hero: 'bell', coat: 0, company: ['star5', 'owl'] },
  install: { scene: 'nebula', light: 'night', hero: 'rocket', coat: 0, company: ['planet', 'moon'] },
  calendar: { scene: 'clouds', light: 'sky', hero: 'sun', coat: 0, company: ['sunflower', 'butterfly'] },
  tasks: { scene: 'dunes', light: 'amber', hero: 'compass', coat: 0, company: ['pyramid', 'cactus'] },
  firstDeposit: { scene: 'cavern', light: 'violet', hero: 'chest', coat: 0, company: ['coin', 'gem', 'key'] },
  rebate: { scene: 'columns', light: 'jade', hero: 'hourglass', coat: 0, company: ['coin', 'scarab'] },
  account: { scene: 'burst', light: 'jade', hero: 'coin', coat: 0, company: ['clover', 'chest'] },
  follow: { scene: 'meadow', light: 'mint', hero: 'hummingbird', coat: 0, company: ['sunflower', 'rose'] },
  redPacket: { scene: 'clouds', light: 'wine', hero: 'dragon', coat: 1, company: ['lantern', 'drum'] },
} as const satisfies Readonly<Record<string, Banner>>;

export type BannerName = keyof typeof BANNERS;
