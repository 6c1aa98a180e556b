/** Why a command cannot go on, in a sentence that says what to do. */
export class LaunchRefusal extends Error {}
