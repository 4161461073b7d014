/** Said with an object, they tell what the object does: "a boy bouncing a ball", "a crew launching a rocket". */
const ON_THINGS =
  /^(?:bounc|dribbl|spin|twirl|whirl|turn|rotat|drop|launch|sink|set|land|grow|melt|break|crash|shrink|inflat)\w*(?:s|ing)$/;

export const isDoneToThings = (word: string): boolean => ON_THINGS.test(word);
