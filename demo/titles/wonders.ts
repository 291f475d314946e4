import { theme, type Theme } from './theme.ts';

export const WONDERS: readonly Theme[] = [
  theme({
    of: 'crown',
    with: ['gem', 'rose'],
    in: ['silk', 'columns', 'curtains'],
    lit: ['royal', 'wine', 'jade', 'violet'],
    tags: 'palace jewels',
    names:
      'Crown of Hallowmere, Regent’s Row, Coronation Mile, Velvet Regalia, The Copper King, Queen of Tarn, Thrones of Amber, Diadem',
  }),
  theme({
    of: 'gem',
    with: ['crown', 'key'],
    in: ['cavern', 'burst', 'silk'],
    lit: ['violet', 'night', 'plum', 'teal', 'wine'],
    tags: 'jewels glow',
    names:
      'Facets, Blue Brilliant, Jewelsmith’s Bench, Emerald Cut Club, Prism Vault, Ruby Row, Gemcutter Alley, Amethyst Express',
  }),
  theme({
    of: 'chest',
    with: ['coin', 'compass'],
    in: ['cavern', 'deepSea', 'lagoon'],
    lit: ['teal', 'amber', 'royal', 'jade'],
    tags: 'treasure adventure',
    names:
      'Captain’s Locker, Vault of Low Tide, The Oaken Chest, Sunken Ledger, Strongbox Seven, Buried at Noon, Salt & Silver',
  }),
  theme({
    of: 'coin',
    with: ['chest', 'clover'],
    in: ['burst', 'forge', 'columns'],
    lit: ['royal', 'jade', 'wine', 'teal'],
    tags: 'treasure',
    names:
      'Coin Fountain, Penny Arcade Moon, Halcyon Mint, Copper Cascade, Stack & Shine, The Moneychanger, Wishing Well Lane',
  }),
  theme({
    of: 'key',
    with: ['chest', 'clock'],
    in: ['columns', 'street', 'silk'],
    lit: ['plum', 'teal', 'night', 'wine'],
    tags: 'mystery adventure',
    names:
      'Key to Aldermoor, The Ninth Lock, Crooked Staircase, Keysmith, Garden Gate, Hotel without Doors, Turn of the Key',
  }),
  theme({
    of: 'hourglass',
    with: ['scarab', 'clock'],
    in: ['dunes', 'columns', 'nebula'],
    lit: ['dusk', 'violet', 'sand', 'teal'],
    tags: 'time mystery',
    names:
      'Sands of Ormolu, Last Grain, Hourglass Bazaar, Minute Merchant, Quicksand Clock, Dusk to Dawn Sands, Time Apothecary',
  }),
  theme({
    of: 'potion',
    with: ['mushroom', 'moon'],
    in: ['cavern', 'woods', 'street'],
    lit: ['violet', 'grove', 'night', 'plum'],
    tags: 'magic mystery',
    names:
      'Alchemist’s Attic, Bottled Thunder, Potion No. 9, Elixir Arcade, Violet Tincture, Bubble & Brew, Moonwater Pharmacy',
  }),
  theme({
    of: 'laurel',
    with: ['blade', 'coin'],
    in: ['columns', 'burst', 'clouds'],
    lit: ['wine', 'sky', 'plum', 'teal'],
    tags: 'arena victory',
    names:
      'Laurel Stadium, Champions of Thessa, Olive Crown, Arena of Echoes, Shield of Arden, Victory Lap 33, Runner’s Laurel',
  }),
  theme({
    of: 'blade',
    with: ['laurel', 'crown'],
    in: ['columns', 'mountains', 'forge'],
    lit: ['steel', 'ember', 'royal', 'grove'],
    tags: 'knights adventure',
    names:
      'Swords of Kestrel, Duel at Dawnbridge, Knight of Nettles, Paladin’s Rest, Tourney Field, The Silver Squire, Siege of Marrow Keep',
  }),
  theme({
    of: 'horseshoe',
    with: ['clover', 'unicorn'],
    in: ['canyon', 'meadow', 'forge'],
    lit: ['amber', 'grove', 'wine', 'sky'],
    tags: 'luck country',
    names:
      'Blacksmith’s Charm, Iron Luck, Hoofbeat Fair, Farrier’s Forge, Over the Door, Luck of Larkhill, Show Jumper',
  }),
  theme({
    of: 'moon',
    with: ['owl', 'star5'],
    in: ['nebula', 'street', 'mountains'],
    lit: ['night', 'violet', 'teal', 'plum'],
    tags: 'night sky calm',
    names:
      'Lullaby Moon, Crescent Carnival, Cradle of Stars, Moonrise Inn, Paper Moon Theatre, Silver Hammock, Nightcap',
  }),
  theme({
    of: 'sun',
    with: ['phoenix', 'sunflower'],
    in: ['clouds', 'columns', 'dunes'],
    lit: ['sky', 'teal', 'royal', 'plum'],
    tags: 'sky day',
    names: 'Sol Mosaico, Sunface, Solstice Fair, Golden Meridian, High Noon Parade, Sun Court, Dayspring',
  }),
  theme({
    of: 'comet',
    with: ['planet', 'star5'],
    in: ['nebula', 'mountains', 'nebula'],
    lit: ['night', 'plum', 'royal', 'wine'],
    tags: 'space sky',
    names: 'Comet Mail, Icetail, Perihelion, Meteor Mile, Falling Bright, Comet Chasers, Stardust Courier',
  }),
  theme({
    of: 'planet',
    with: ['comet', 'rocket'],
    in: ['nebula', 'burst', 'nebula'],
    lit: ['night', 'violet', 'royal', 'teal'],
    tags: 'space',
    names:
      'Ninth Planet Motel, Orbital Garden, Ring Road, Terra Violet, Moons of Merope, Gas Giant Gala, Planetarium',
  }),
  theme({
    of: 'balloon',
    with: ['sun', 'kingfisher'],
    in: ['clouds', 'meadow', 'mountains'],
    lit: ['sky', 'coral', 'mint', 'dusk'],
    tags: 'sky travel summer',
    names:
      'Skyward Fair, Basket & Breeze, Up & Amber, Cloud Regatta, Hot Air Derby, Above the Vineyards, Drift Club',
  }),
  theme({
    of: 'snowflake',
    with: ['stag', 'bell'],
    in: ['snowfield', 'nebula', 'bokeh'],
    lit: ['ice', 'night', 'violet', 'teal'],
    tags: 'winter',
    names:
      'Snowglobe Square, First Snow, Sixfold, Glass Winter, Frost Filigree, Alpine Lights, December Post',
  }),
  theme({
    of: 'rocket',
    with: ['planet', 'comet'],
    in: ['nebula', 'clouds', 'burst'],
    lit: ['night', 'sky', 'violet', 'dusk'],
    tags: 'space travel',
    names:
      'Rocket Orchard, Countdown Café, Launchpad 12, Red Fin Rocket, Orbit Express, Toybox Rocket, Escape Velocity Club',
  }),
];
