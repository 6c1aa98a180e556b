/**
 * Plain JavaScript, because the launcher says the same before anything is installed.
 * @param {string} host
 * @param {number} port
 */
export const portTakenSentence = (host, port) =>
  `Port ${port} on ${host} is already in use: stop the program that uses it, or choose another port, for example PORT=${port < 65_535 ? port + 1 : 3000} npm start.`;
