/** In the shell: the one runtime of Fast Refresh in a page, since React listens to one alone. */
import * as refresh from 'react-refresh/runtime';

Object.assign(window, { refresh });
