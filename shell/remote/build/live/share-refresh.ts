/** React connects to only one Fast Refresh runtime per page. */
import * as refresh from 'react-refresh/runtime';

Object.assign(window, { refresh });
