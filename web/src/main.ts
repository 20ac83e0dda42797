import { mount } from 'svelte'
import App from './App.svelte'
import './shell/fonts.css'
import './shell/tokens.css'
import './shell/base.css'
import { settings } from './shell/settings.svelte'

document.documentElement.lang = settings.language
mount(App, { target: document.getElementById('page')! })
