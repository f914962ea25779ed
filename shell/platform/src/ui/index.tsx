export { AdsUrlProvider, useAdsUrl } from './ads-url.tsx';
export { Button, ButtonLink, TextButton, TextLink } from './button.tsx';
export type { Elements } from './elements.ts';
export { FieldLabel, Input, Select } from './fields.tsx';
export { FixedAlert } from './fixed-alert.tsx';
export { createIcon } from './icon.tsx';
export { usePictureSource } from './inline-pictures.tsx';
export {
  Box,
  Card,
  Container,
  chakra,
  contentVisibilityAuto,
  Flex,
  Grid,
  Heading,
  HStack,
  ScrollRow,
  Stack,
  Text,
  VisuallyHidden,
} from './layout.tsx';
export { LazyPart } from './lazy-part.tsx';
export { lazyWithRetry } from './lazy-with-retry.ts';
export { Skeleton } from './skeleton.tsx';
export { SkipLink } from './skip-link.tsx';
export { onToast, type ToastMessage, toast } from './toast.ts';
export { Unavailable } from './unavailable.tsx';
export { useHydrating } from './use-hydrating.ts';
