import { linearRgb } from '../raster/colour.ts';

export const LAMP_COLOUR = linearRgb('#ffcf8a');

/** Half the width of the street, height of the eye and length of a house front, in units. */
export const STREET_HALF_WIDTH = 1.25;

export const EYE_HEIGHT = 0.42;
