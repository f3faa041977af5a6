// Written by `npm run generate` from openapi/. Changes belong there.

const w=_=>{const v=d;function m(r,{instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;
if(Array.isArray(r)){const t=r.length;for(let o=0;o<t;o++)if(typeof r[o]!="string"){const g={instancePath:a+"/"+o,schemaPath:"\
#/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}else{const t={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}return m.errors=e,s===0}function n(r,{instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,
s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==void 0&&(m(r._fields,{instancePath:a+"/_fields",parentData:r,
parentDataProperty:"_fields",rootData:i})||(e=e===null?m.errors:e.concat(m.errors),s=e.length));else{const t={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return n.
errors=e,s===0}function p(r,{instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(!(r&&
typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[t]:e.push(t),s++}return p.errors=e,s===0}const c={type:"object",required:["id","da\
y"],properties:{id:{type:["integer","string"],minimum:1,pattern:"^(?:all|top_five_ads)$"},day:{type:"string",enum:["toda\
y","yesterday","last_7_days","this_month","last_month","this_year","all_time","custom"]},fromdate:{$ref:"/shared/0"},todate:{
$ref:"/shared/0"}}},P=new RegExp("^(?:all|top_five_ads)$","u"),b=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u");function l(r,{
instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(typeof r=="string"){if(!b.test(r)){
const t={instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},message:'must\
 match pattern "^\\d{4}-\\d\\d-\\d\\d$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return l.errors=e,s===0}function f(r,{
instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.day===void 0){const t={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"day"},message:"must have required property 'day'"};e===null?e=[t]:
e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:c.properties.id.type},message:"\
must be integer,string"};e===null?e=[o]:e.push(o),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const o={instancePath:a+
"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[o]:e.push(o),s++}if(typeof t=="string"&&!P.test(t)){const o={instancePath:a+"/id",schemaPath:"#/properties/id/pa\
ttern",keyword:"pattern",params:{pattern:"^(?:all|top_five_ads)$"},message:'must match pattern "^(?:all|top_five_ads)$"'};
e===null?e=[o]:e.push(o),s++}}if(r.day!==void 0){let t=r.day;if(typeof t!="string"){const o={instancePath:a+"/day",schemaPath:"\
#/properties/day/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t===
"today"||t==="yesterday"||t==="last_7_days"||t==="this_month"||t==="last_month"||t==="this_year"||t==="all_time"||t==="c\
ustom")){const o={instancePath:a+"/day",schemaPath:"#/properties/day/enum",keyword:"enum",params:{allowedValues:c.properties.
day.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}r.fromdate!==void 0&&(l(r.
fromdate,{instancePath:a+"/fromdate",parentData:r,parentDataProperty:"fromdate",rootData:i})||(e=e===null?l.errors:e.concat(
l.errors),s=e.length)),r.todate!==void 0&&(l(r.todate,{instancePath:a+"/todate",parentData:r,parentDataProperty:"todate",
rootData:i})||(e=e===null?l.errors:e.concat(l.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function d(r,{
instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.
isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:i})||
(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==void 0&&(p(r.params,{instancePath:a+"/params",parentData:r,
parentDataProperty:"params",rootData:i})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.body!==void 0&&(f(r.body,
{instancePath:a+"/body",parentData:r,parentDataProperty:"body",rootData:i})||(e=e===null?f.errors:e.concat(f.errors),s=e.
length))),d.errors=e,s===0}const D=h;function h(r,{instancePath:a="",parentData:y,parentDataProperty:u,rootData:i=r}={}){
let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&(n(r.query,{instancePath:a+"/query",parentData:r,
parentDataProperty:"query",rootData:i})||(e=e===null?n.errors:e.concat(n.errors),s=e.length)),r.params!==void 0&&(p(r.params,
{instancePath:a+"/params",parentData:r,parentDataProperty:"params",rootData:i})||(e=e===null?p.errors:e.concat(p.errors),
s=e.length))),h.errors=e,s===0}return{getAbTestReport:D,getAdStatistics:v}};export{w as createValidators};
