import { useLocation, useNavigate } from '@home-truths/platform/router';
import { Button } from '@home-truths/platform/ui';
import { ChevronLeft } from '@home-truths/platform/ui/icons';

/** Back to the previous page, or to the home page where there is none (decision 133). */
export function BackButton() {
  const navigate = useNavigate();
  const { key } = useLocation();
  // the first page of a tab has this key
  const goBack = () => (key === 'default' ? navigate('/') : navigate(-1));
  return (
    <Button look="ghost" ms="-4" onClick={() => void goBack()}>
      <ChevronLeft size={20} /> Back
    </Button>
  );
}
