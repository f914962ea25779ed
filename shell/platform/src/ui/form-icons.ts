// Apart from `icons.ts`, because remotes bundle all icons of a module that they use.

import { createIcon } from '@home-truths/platform/ui';
import * as lucide from 'lucide';

export const Check = /* @__PURE__ */ createIcon(lucide.Check);
export const CircleAlert = /* @__PURE__ */ createIcon(lucide.CircleAlert);
export const ImageOff = /* @__PURE__ */ createIcon(lucide.ImageOff);
export const ImagePlus = /* @__PURE__ */ createIcon(lucide.ImagePlus);
export const MapPin = /* @__PURE__ */ createIcon(lucide.MapPin);
export const RotateCcw = /* @__PURE__ */ createIcon(lucide.RotateCcw);
export const Star = /* @__PURE__ */ createIcon(lucide.Star);
export const Trash2 = /* @__PURE__ */ createIcon(lucide.Trash2);
export const X = /* @__PURE__ */ createIcon(lucide.X);
