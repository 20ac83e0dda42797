// Runs before the first paint, so that an evening page does not flash white.
{
  let theme = null
  try {
    theme = localStorage.getItem('hippodrome-theme')
  } catch {
    // A browser that keeps nothing shows the light of the system.
  }
  if (theme !== 'light' && theme !== 'dark') {
    theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  }
  document.documentElement.dataset.theme = theme
}
