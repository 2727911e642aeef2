self.VITRINE_URL = 'https://shop.example.com'
importScripts('https://shop.example.com/redirect.js')
