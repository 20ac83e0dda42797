/** The words of every game and of replays, for tests that show a part of one without opening its room. */

import './ascot/catalogue'
import './auteuil/catalogue'
import './finishline/catalogue'
import './ticket/catalogue'
import '../replay/catalogue'
import { LANGUAGES } from '../shell/settings.svelte'
import { fetchWords } from '../words'

await Promise.all(LANGUAGES.map(fetchWords))
