import { theme, type Theme } from './theme.ts';

export const ANIMALS: readonly Theme[] = [
  theme({
    of: 'fox',
    with: ['mushroom', 'rabbit'],
    in: ['woods', 'mountains', 'meadow'],
    lit: ['grove', 'dusk', 'teal', 'night'],
    tags: 'forest animals autumn',
    names:
      'Ember Fox Run, Foxglove Hollow, Vixen of Vale Row, Copperbrush, Fox & Thimble, Amberpaw, Russet Kingdom, Thicket Thief',
  }),
  theme({
    of: 'wolf',
    with: ['moon', 'stag'],
    in: ['mountains', 'snowfield', 'woods'],
    lit: ['night', 'wine', 'violet', 'ember'],
    tags: 'forest animals winter',
    names:
      'Greyhowl Ridge, Winterpack, Wolves of Asterby, Moonfell Pack, Silver Howl Pass, Frostmane, Longnight Hunt, Seven Pines Pack',
  }),
  theme({
    of: 'tiger',
    with: ['lotus', 'drum'],
    in: ['woods', 'clouds', 'columns'],
    lit: ['jade', 'royal', 'plum', 'teal'],
    tags: 'jungle animals',
    names:
      'Saffron Stripes, Tiger of Jade Ford, Monsoon Prowl, Stripes by Lantern, Marigold Tiger, Ivory Stripes, Thunder Vale Paws, Sandalwood Stripe',
  }),
  theme({
    of: 'cat',
    with: ['teapot', 'bell'],
    in: ['street', 'curtains', 'burst'],
    lit: ['wine', 'dusk', 'mint', 'rose'],
    tags: 'animals cosy',
    names:
      'Parlour Cats, Nine Windowsills, Bellwhisker, Marmalade Alley, Cat on Comet Street, Velvet Whiskers, Teatime Tabby, Midnight Marmalade',
  }),
  theme({
    of: 'owl',
    with: ['moon', 'lantern'],
    in: ['woods', 'mountains', 'street'],
    lit: ['night', 'grove', 'plum', 'amber'],
    tags: 'forest birds night',
    names:
      'Owl of Harrow Lane, Barnlight Owls, Feather & Lantern, Hushwing, Snowy Sentinel, Moonlit Rookery, Tawny Oracle, Wisewood',
  }),
  theme({
    of: 'kingfisher',
    with: ['lotus', 'koi'],
    in: ['lagoon', 'waves', 'meadow'],
    lit: ['rose', 'amber', 'coral', 'plum'],
    tags: 'river birds water',
    names:
      'Halcyon Days, Kingfisher Bend, Turquoise Dive, Riverbank Jewel, Stillwater Halcyon, Blue Arrow Brook, Minnow & Crown, Alcedo',
  }),
  theme({
    of: 'phoenix',
    with: ['sun', 'volcano'],
    in: ['forge', 'clouds', 'burst'],
    lit: ['royal', 'night', 'plum', 'teal'],
    tags: 'legend birds fire',
    names:
      'Cinderwing, Ash & Aurora, Phoenix of Calder, Emberglass Plume, Sunrise Pyre, Sapphire Ember, Wings of Kindle, Rosefire',
  }),
  theme({
    of: 'peacock',
    with: ['rose', 'gem'],
    in: ['columns', 'meadow', 'silk'],
    lit: ['wine', 'amber', 'violet', 'coral'],
    tags: 'garden birds palace',
    names:
      'Peacock Terrace, Emerald Plume Court, Fan of Hundred Eyes, Opal Courtyard, Maharani Gardens, White Plume Waltz, Plumage Parade, Garden of Argus',
  }),
  theme({
    of: 'hummingbird',
    with: ['sunflower', 'butterfly'],
    in: ['meadow', 'woods', 'bokeh'],
    lit: ['coral', 'mint', 'plum', 'sky'],
    tags: 'garden birds',
    names:
      'Nectar Dash, Rubythroat Row, Hover & Bloom, Honeysuckle Hum, Trumpet Vine, Little Nectar Comet, Humming Hollow, Jewel of the Vine',
  }),
  theme({
    of: 'stag',
    with: ['owl', 'snowflake'],
    in: ['woods', 'snowfield', 'mountains'],
    lit: ['grove', 'ice', 'dusk', 'teal'],
    tags: 'forest animals winter',
    names:
      'Stag of Silverholt, Antler & Ash, Highland Hour, Forest Regent, Winter Antlers, Hart of Oak, Glade King',
  }),
  theme({
    of: 'ram',
    with: ['bell', 'clover'],
    in: ['mountains', 'meadow', 'clouds'],
    lit: ['ice', 'wine', 'teal', 'dusk'],
    tags: 'mountain animals',
    names: 'Ramshorn Pass, Golden Fleece Fair, Woolgather, Highland Ram, Black Ram Inn, Curled Horns',
  }),
  theme({
    of: 'bee',
    with: ['sunflower', 'clover'],
    in: ['meadow', 'bokeh', 'burst'],
    lit: ['sky', 'grove', 'violet', 'amber'],
    tags: 'garden honey',
    names:
      'Honey Assembly, Queen Bee Quarter, Nectar Post, Hive Street, Beekeeper’s Waltz, Golden Comb, Clover Honey',
  }),
  theme({
    of: 'butterfly',
    with: ['rose', 'sunflower'],
    in: ['meadow', 'bokeh', 'silk'],
    lit: ['mint', 'night', 'teal', 'wine'],
    tags: 'garden',
    names:
      'Butterfly Atelier, Painted Ladies Row, Silkwing, Monarch Parade, Paperwing, Chrysalis, Blue Morpho Night',
  }),
  theme({
    of: 'frog',
    with: ['lotus', 'crown'],
    in: ['pond', 'lagoon', 'woods'],
    lit: ['dusk', 'royal', 'rose', 'amber'],
    tags: 'pond animals',
    names: 'Frog Prince Picnic, Lilypad Leap, Pond Palace, Croak & Crown, Bog Ballroom, Green Jump',
  }),
  theme({
    of: 'panda',
    with: ['teapot', 'lantern'],
    in: ['woods', 'clouds', 'meadow'],
    lit: ['jade', 'coral', 'teal', 'sky'],
    tags: 'bamboo animals',
    names: 'Panda Teahouse, Bamboo Lullaby, Red Panda Ramble, Bamboo Express, Sleepy Panda Inn, Panda Post',
  }),
  theme({
    of: 'elephant',
    with: ['drum', 'lotus'],
    in: ['columns', 'silk', 'dunes'],
    lit: ['rose', 'amber', 'jade', 'wine'],
    tags: 'palace animals',
    names:
      'Elephant Procession, Howdah Lights, Marble Elephant, Raja’s Parade, Temple Elephants, Peanut Palace',
  }),
  theme({
    of: 'rabbit',
    with: ['clover', 'moon'],
    in: ['meadow', 'bokeh', 'snowfield'],
    lit: ['mint', 'violet', 'coral', 'sky'],
    tags: 'garden animals',
    names:
      'Rabbit & Radish, Moon Rabbit Mochi, Burrow Bistro, Hop Garden, Velvet Warren, Bowtie Bunny, Clover Warren',
  }),
];
