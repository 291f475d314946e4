import { tokensOf } from '../../specimen.ts';
import { Swatches } from '../../stage/Swatches.tsx';
import { isColour, type Token, tokenGroups } from '../../tokens.ts';

const others = tokenGroups.filter((group) => !group.every(isColour)).flat();
const named = (pattern: RegExp): Token[] => others.filter(({ name }) => pattern.test(name));

const SPACE = /^--(?:space-|page)/;
const TEXT = /^--(?:tiny|small|body|title|large|huge)$/;
const CORNER = /^--radius/;
const isRest = ({ name }: Token): boolean => ![SPACE, TEXT, CORNER].some((pattern) => pattern.test(name));

export const textTokens = tokensOf('Text sizes', {
  sizes: <Swatches tokens={named(TEXT)} text="The calm sea, 1,234.50" look={(fontSize) => ({ fontSize })} />,
});

export const spaceTokens = tokensOf('Spacing', {
  scale: <Swatches tokens={named(SPACE)} look={(inlineSize) => ({ inlineSize })} />,
});

export const cornerTokens = tokensOf('Corners', {
  radius: <Swatches tokens={named(CORNER)} look={(borderRadius) => ({ borderRadius })} />,
});

export const otherTokens = tokensOf('Heights, weight and motion', {
  values: <Swatches tokens={others.filter(isRest)} look={(blockSize) => ({ blockSize })} />,
});
