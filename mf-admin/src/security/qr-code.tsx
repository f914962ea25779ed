import { chakra } from '@home-truths/platform/ui';
import { encode } from 'uqr';

/** Draws a QR code on the device, so that its secret goes nowhere. Cameras need black on white. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const squares = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      w="14rem"
      maxW="full"
      h="auto"
      bg="white"
      borderRadius="control"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </chakra.svg>
  );
}
