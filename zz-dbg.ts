import { drawPage, writeLineArt } from "./packages/line-art/src/index.ts";
import { findRegions } from "./packages/line-art/src/draw/find-regions.ts";
import * as fs from "node:fs";
import { Resvg } from "@resvg/resvg-js";
import sharp from "sharp";
const [file, complexity, out] = process.argv.slice(2);
const cells:any[]=[]; let row=0;
const S=480;
const put=(svg:string,col:number)=>cells.push({input:Buffer.from(new Resvg(svg,{fitTo:{mode:"width",value:S-6}}).render().asPng()),left:col*S,top:row*S});
for (const d of fs.readFileSync(file!,"utf8").trim().split("\n")){
 let col=0;
 (globalThis as any).__s=(n:string,dr:any)=>{put(writeLineArt(dr,{title:"x"} as any),col++);const r=findRegions(dr);console.log(n,r.length, process.env.V? r.map((x:any)=>`${x.item}/${x.part?.en??""} ${Math.round(x.area*1e3)/10}`).join(", "):"")};
 const p = drawPage(d,{aspectRatio:"1:1",complexity:complexity as any,style:"cartoon",seed:1});
 if(!p.ok) continue;
 put(p.svg,2);row++; console.log(d, findRegions(p.drawing).length);
}
await sharp({create:{width:S*3,height:S*row,channels:3,background:"#ddd"}}).composite(cells).png().toFile(out!);
