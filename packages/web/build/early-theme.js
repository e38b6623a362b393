// The build has drawn a place into the page: a table's bar where `data-place` says so, else the
// shelf, which is hidden at any other address until that place is drawn (src/main.tsx).
if (location.pathname !== '/' && document.documentElement.dataset.place === undefined)
  document.documentElement.dataset.place = 'elsewhere';

// Theme and text size before the first paint, so that nobody is blinded at night. The page does
// the same again, with all settings, as soon as it runs (src/settings/dress.ts).
try {
  const { theme, textSize } = JSON.parse(localStorage.getItem('quarterdeck.settings') ?? '{}');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
  if (textSize >= 90 && textSize <= 130) document.documentElement.style.fontSize = `${textSize}%`;
} catch {
  // Nothing stored, or nothing that reads: the device decides.
}
