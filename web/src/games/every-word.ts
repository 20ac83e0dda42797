/** The words of every game and of replays, for tests that show a part of one without opening its room. */

import '../brief/catalogue'
import '../ending/catalogue'
import '../puzzles/catalogue'
import '../replay/catalogue'
import '../table/catalogue'
import '../table/totewords'
import { LANGUAGES } from '../shell/settings.svelte'
import { fetchWords } from '../words'

import.meta.glob('./*/catalogue.ts', { eager: true })

await Promise.all(LANGUAGES.map(fetchWords))
