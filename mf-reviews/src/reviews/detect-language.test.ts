import { detectLanguage } from './review-content.tsx';

test.each([
  ['阳光很好，但是隔音很差', 'zh'],
  ['日当たりは良いが、壁が薄い', 'ja'],
  ['햇빛은 좋지만 벽이 얇아요', 'ko'],
  ['الإضاءة جيدة لكن الجدران رقيقة', 'ar'],
  ['Светло, но тонкие стены', 'ru'],
  ['A café near 中国城, with thin walls', undefined],
  ['', undefined],
])('%s', (text, language) => expect(detectLanguage(text)).toBe(language));
