import '@vitrine/redirect'
