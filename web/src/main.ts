import { mount } from 'svelte'
import App from './App.svelte'
import './shell/fonts.css'
import './shell/tokens.css'
import './shell/base.css'
import { settings } from './shell/settings.svelte'
import { fetchWords } from './words'

document.documentElement.lang = settings.language
fetchWords(settings.language).then(
  () => mount(App, { target: document.getElementById('page')! }),
  // Without a word of its own to say it, the page has this ready in its frame.
  () => document.getElementById('unreachable')?.removeAttribute('hidden'),
)
