import { render } from '@testing-library/react';
import { withTheme } from '../testing/counting.tsx';
import {
  Box,
  Card,
  Container,
  contentVisibilityAuto,
  Flex,
  Grid,
  Heading,
  HStack,
  ScrollRow,
  Stack,
  Text,
} from './layout.tsx';

test.each(Object.entries({ Box, Card, Container, Flex, Grid, Heading, HStack, ScrollRow, Stack, Text }))(
  '%s renders as the element it is given',
  (_, Part) => {
    const { container } = render(withTheme(<Part as="article">Words</Part>));
    const part = container.querySelector('article');
    expect(part?.textContent).toBe('Words');
    expect(part?.hasAttribute('as')).toBe(false);
  },
);

test('parts off screen cost nothing where something else changes: no selector looks for content of the document', () => {
  expect(JSON.stringify(contentVisibilityAuto('& > *'))).not.toContain(':has(');
});
