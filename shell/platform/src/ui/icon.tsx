import { createElement, type SVGProps } from 'react';

/** Lucide's format: elements of a 24 × 24 SVG. */
type Shapes = [tag: string, attributes: Record<string, string | number | undefined>][];

type IconProps = SVGProps<SVGSVGElement> & {
  size?: number;
};

const draw = (shapes: Shapes, { size = 24, ...others }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    {...others}
  >
    {shapes.map(([tag, attributes], i) => createElement(tag, { key: i, ...attributes }))}
  </svg>
);

export const createIcon = (shapes: Shapes) => (props: IconProps) => draw(shapes, props);
