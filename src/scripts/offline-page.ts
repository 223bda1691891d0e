/** The page that a visitor without a connection gets, at the address that was asked for: it tries that one again. */
addEventListener('online', () => location.reload());
document.querySelector('main button')?.addEventListener('click', () => location.reload());
