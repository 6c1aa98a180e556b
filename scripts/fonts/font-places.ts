export const FONTS_FOLDER = 'src/server/adapters/converter/fonts/files';
export const FONTCONFIG_FILE = 'deploy/fonts.conf';
