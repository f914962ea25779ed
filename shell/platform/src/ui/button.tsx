import { chakra } from '@chakra-ui/react';
import { defineRecipe } from '@chakra-ui/react/styled-system';
import { Link } from 'react-router-dom';

const buttonRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    flexShrink: '0',
    maxW: 'full',
    minH: '11',
    px: '4',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: '600',
    fontSize: '1rem',
    lineHeight: '1.2',
    textAlign: 'center',
    cursor: 'pointer',
    transition: 'background-color 120ms, border-color 120ms, color 120ms',
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    look: {
      solid: { bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.emphasized' } },
      outline: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.emphasized',
        _hover: { bg: 'bg.subtle' },
        _pressed: { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg' },
      },
      ghost: { color: 'fg', _hover: { bg: 'bg.subtle' } },
      accent: { bg: 'accent.solid', color: 'accent.contrast', _hover: { bg: 'accent.emphasized' } },
      inverted: { color: 'deep.fg', borderColor: 'deep.muted', _hover: { bg: 'deep.emphasized' } },
    },
    size: {
      md: {},
      sm: { minH: '9', px: '3', fontSize: '0.90625rem' },
      icon: { minH: '11', minW: '11', px: '0' },
    },
  },
  defaultVariants: { look: 'solid', size: 'md' },
});

const textLinkRecipe = defineRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    maxW: 'full',
    color: 'brand.fg',
    fontWeight: '600',
    textDecoration: 'underline',
    textDecorationColor: 'brand.muted',
    textDecorationThickness: '2px',
    borderRadius: '2px',
    cursor: 'pointer',
    transition: 'text-decoration-color 120ms',
    _hover: { textDecorationColor: 'currentcolor' },
    '& > span': { minW: '0' },
  },
});

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

export const ButtonLink = chakra(Link, buttonRecipe);

export const TextLink = chakra(Link, textLinkRecipe);

export const TextButton = chakra('button', textLinkRecipe, { defaultProps: { type: 'button' } });
