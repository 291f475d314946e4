// Rules of style sheets, for right-to-left languages, for readers who enlarge text, and for the tokens of src/styles.

/** One value of several, with spaces only inside parentheses. */
const VALUE = String.raw`(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+`;
const UNEQUAL_SIDES = `/^${VALUE} (${VALUE}) ${VALUE} (?!\\1$)${VALUE}$/`;
/** A hairline is a line and no distance; a part of the text around it, in `em`, grows with the text. */
const DISTANCE = String.raw`/(?<![\w.])(?!1px)[\d.]+(rem|px)\b/`;
const TOKEN = 'Use a token of src/styles.';

export default {
  rules: {
    'property-disallowed-list': [
      [
        '/^(margin|padding|scroll-margin|scroll-padding)-(left|right|top|bottom)$/',
        String.raw`/^border-(left|right|top|bottom)(-\w+)?$/`,
        '/^border-(top|bottom)-(left|right)-radius$/',
        '/^(left|right|top|bottom)$/',
      ],
      { message: 'Write the logical property, such as margin-inline-start or inset-block-end.' },
    ],
    'declaration-property-value-disallowed-list': [
      { '/^(text-align|float|clear)$/': ['left', 'right'], '/^(margin|padding|inset)$/': [UNEQUAL_SIDES] },
      { message: 'Write start or end, and unequal sides as -block and -inline.' },
    ],
    'declaration-property-unit-disallowed-list': [
      { '/^font(-size)?$/': ['px', 'pt'] },
      { message: 'Write the size of text in rem or as a token, so that it can grow.' },
    ],
    'comment-word-disallowed-list': [
      ['/TODO|FIXME|XXX|HACK/', '/[=*#_~-]{4,}/'],
      { message: 'No banners, and nothing left to do: do it, or write it down where work is planned.' },
    ],
  },
  overrides: [
    {
      files: ['src/**/*.css', 'gallery/**/*.css'],
      rules: {
        'declaration-property-unit-disallowed-list': [
          { 'font-size': ['px', 'pt', 'rem'], font: ['px', 'pt'] },
          { message: TOKEN },
        ],
      },
    },
    {
      files: ['src/!(styles)/**/*.css', 'gallery/**/*.css'],
      rules: {
        'color-no-hex': [true, { message: TOKEN }],
        'color-named': ['never', { message: TOKEN }],
        'function-disallowed-list': [
          ['/^(rgb|hsl)a?$/', '/^(ok)?(lch|lab)$/', 'hwb', 'color'],
          { message: TOKEN },
        ],
      },
    },
    {
      files: ['src/**/*.css'],
      rules: {
        'declaration-property-value-disallowed-list': [
          {
            '/^(text-align|float|clear)$/': ['left', 'right'],
            '/^(margin|padding|inset)$/': [UNEQUAL_SIDES],
            [String.raw`/^((margin|padding)(-\w+)*|(row-|column-)?gap)$/`]: [DISTANCE],
          },
          {
            message:
              'Write start or end, unequal sides as -block and -inline, and distances as tokens of src/styles.',
          },
        ],
      },
    },
  ],
};
