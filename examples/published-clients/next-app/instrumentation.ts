import '@vitrine/redirect'

export function register() {}
