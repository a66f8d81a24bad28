/** Words without meaning for search, folded. "not", "out", "up" and "off" distinguish pages. */
export const stopWords =
  'a an the and or but if then so as at by for from in into of on onto to with is are was were be been am do does did ' +
  'has have had can could will would should shall may might must i me my you your yours he she it its we us our they them their ' +
  'about become this that these those there here what which who whom when where why how just very too also than please want wants wanted need needs needed get gets got getting having doing im ive youre theyre whats hows wheres whos thats theres lets u ur gonna wanna gotta pls plz it s t re ve ll d m';
