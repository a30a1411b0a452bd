import { openConversation } from "../src/conversation/index.js";
import { scripted } from "./conversation/models.js";
for (const said of ["", " ", {text:"",files:[]}, {text:" ",files:[{mediaType:"image/png",data:"AAAA"}]}]) {
  const s = scripted(["A.","B."]);
  const c = await openConversation({ model: s.model });
  try { console.log(JSON.stringify(said), JSON.stringify(await c.talk(said as any)), JSON.stringify(s.requests.map(r=>r.prompt))); } catch (e) { console.log(String(e)); }
}
