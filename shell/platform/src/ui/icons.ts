// Each remote bundles only the icons it uses; the code that draws them is shared (`createIcon` of platform/ui).

import { createIcon } from '@home-truths/platform/ui';
import * as lucide from 'lucide';

export { Check, CircleAlert, ImageOff, ImagePlus, MapPin, RotateCcw, Star, Trash2, X } from './form-icons.ts';
export const ArrowLeft = /* @__PURE__ */ createIcon(lucide.ArrowLeft);
export const ArrowRight = /* @__PURE__ */ createIcon(lucide.ArrowRight);
export const Bath = /* @__PURE__ */ createIcon(lucide.Bath);
export const BedDouble = /* @__PURE__ */ createIcon(lucide.BedDouble);
export const Bell = /* @__PURE__ */ createIcon(lucide.Bell);
export const Bookmark = /* @__PURE__ */ createIcon(lucide.Bookmark);
export const Building2 = /* @__PURE__ */ createIcon(lucide.Building2);
export const Car = /* @__PURE__ */ createIcon(lucide.Car);
export const ChevronLeft = /* @__PURE__ */ createIcon(lucide.ChevronLeft);
export const ChevronRight = /* @__PURE__ */ createIcon(lucide.ChevronRight);
export const Clock = /* @__PURE__ */ createIcon(lucide.Clock);
export const Combine = /* @__PURE__ */ createIcon(lucide.Combine);
export const Download = /* @__PURE__ */ createIcon(lucide.Download);
export const Ellipsis = /* @__PURE__ */ createIcon(lucide.Ellipsis);
export const Eye = /* @__PURE__ */ createIcon(lucide.Eye);
export const EyeOff = /* @__PURE__ */ createIcon(lucide.EyeOff);
export const Flag = /* @__PURE__ */ createIcon(lucide.Flag);
export const House = /* @__PURE__ */ createIcon(lucide.House);
export const KeyRound = /* @__PURE__ */ createIcon(lucide.KeyRound);
export const LockKeyhole = /* @__PURE__ */ createIcon(lucide.LockKeyhole);
export const LogOut = /* @__PURE__ */ createIcon(lucide.LogOut);
export const MailCheck = /* @__PURE__ */ createIcon(lucide.MailCheck);
export const Menu = /* @__PURE__ */ createIcon(lucide.Menu);
export const Monitor = /* @__PURE__ */ createIcon(lucide.Monitor);
export const Moon = /* @__PURE__ */ createIcon(lucide.Moon);
export const PenLine = /* @__PURE__ */ createIcon(lucide.PenLine);
export const Printer = /* @__PURE__ */ createIcon(lucide.Printer);
export const Search = /* @__PURE__ */ createIcon(lucide.Search);
export const ShieldCheck = /* @__PURE__ */ createIcon(lucide.ShieldCheck);
export const SlidersHorizontal = /* @__PURE__ */ createIcon(lucide.SlidersHorizontal);
export const Sun = /* @__PURE__ */ createIcon(lucide.Sun);
export const ThumbsUp = /* @__PURE__ */ createIcon(lucide.ThumbsUp);
export const User = /* @__PURE__ */ createIcon(lucide.User);
