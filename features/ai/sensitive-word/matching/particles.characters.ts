/** What follows a Japanese word in a sentence. */
export const particles = 'をにはがのでとへもやっだ'
