/** In the shell: the only Fast Refresh runtime of a page, since React connects to one only. */
import * as refresh from 'react-refresh/runtime';

Object.assign(window, { refresh });
