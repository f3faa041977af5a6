// Written by `npm run generate` from openapi/. Changes belong there.

const q=D=>{const P=g,h=D.lengthOf;function u(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,
s=0;if(typeof r=="string"){if(h(r)>8e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit:8e3},
message:"must NOT have more than 8000 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return u.errors=e,s===
0}function f(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(Array.isArray(r)){
const t=r.length;for(let o=0,k=s;o<t&&s===k;o++)u(r[o],{instancePath:a+"/"+o,parentData:r,parentDataProperty:o,rootData:n})||
(e=e===null?u.errors:e.concat(u.errors),s=e.length)}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}return f.errors=e,s===0}function i(r,{instancePath:a="",
parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(r))r._fields!==
void 0&&(f(r._fields,{instancePath:a+"/_fields",parentData:r,parentDataProperty:"_fields",rootData:n})||(e=e===null?f.errors:
e.concat(f.errors),s=e.length));else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return i.errors=e,s===0}function p(r,{instancePath:a="",parentData:y,parentDataProperty:m,
rootData:n=r}={}){let e=null,s=0;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a,schemaPath:"#/t\
ype",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return p.errors=e,s===
0}const d={type:"object",required:["id","day"],properties:{id:{type:["integer","string"],maxLength:2e3,minimum:1,pattern:"\
^(?:all|top_five_ads)$"},day:{type:"string",enum:["today","yesterday","last_7_days","this_month","last_month","this_year",
"all_time","custom"]},fromdate:{$ref:"/shared/0"},todate:{$ref:"/shared/0"}}},b=new RegExp("^(?:all|top_five_ads)$","u"),
_=new RegExp("^\\d{4}-\\d\\d-\\d\\d$","u");function l(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){
let e=null,s=0;if(typeof r=="string"){if(h(r)>2e3){const t={instancePath:a,schemaPath:"#/maxLength",keyword:"maxLength",
params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),s++}if(!_.test(r)){const t={
instancePath:a,schemaPath:"#/pattern",keyword:"pattern",params:{pattern:"^\\d{4}-\\d\\d-\\d\\d$"},message:'must match pa\
ttern "^\\d{4}-\\d\\d-\\d\\d$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}return l.errors=e,s===0}function c(r,{
instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[t]:e.push(t),s++}if(r.day===void 0){const t={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"day"},message:"must have required property 'day'"};e===null?e=[t]:
e.push(t),s++}if(r.id!==void 0){let t=r.id;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))&&typeof t!="string"){
const o={instancePath:a+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:d.properties.id.type},message:"\
must be integer,string"};e===null?e=[o]:e.push(o),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const o={instancePath:a+
"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[o]:e.push(o),s++}if(typeof t=="string"){if(h(t)>2e3){const o={instancePath:a+"/id",schemaPath:"#/properties/id/m\
axLength",keyword:"maxLength",params:{limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[o]:e.push(
o),s++}if(!b.test(t)){const o={instancePath:a+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern:"\
^(?:all|top_five_ads)$"},message:'must match pattern "^(?:all|top_five_ads)$"'};e===null?e=[o]:e.push(o),s++}}}if(r.day!==
void 0){let t=r.day;if(typeof t!="string"){const o={instancePath:a+"/day",schemaPath:"#/properties/day/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(!(t==="today"||t==="yesterday"||t===
"last_7_days"||t==="this_month"||t==="last_month"||t==="this_year"||t==="all_time"||t==="custom")){const o={instancePath:a+
"/day",schemaPath:"#/properties/day/enum",keyword:"enum",params:{allowedValues:d.properties.day.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}r.fromdate!==void 0&&(l(r.fromdate,{instancePath:a+"/f\
romdate",parentData:r,parentDataProperty:"fromdate",rootData:n})||(e=e===null?l.errors:e.concat(l.errors),s=e.length)),r.
todate!==void 0&&(l(r.todate,{instancePath:a+"/todate",parentData:r,parentDataProperty:"todate",rootData:n})||(e=e===null?
l.errors:e.concat(l.errors),s=e.length))}else{const t={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return c.errors=e,s===0}function g(r,{instancePath:a="",parentData:y,
parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="object"&&!Array.isArray(r)&&(r.query!==void 0&&
(i(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"query",rootData:n})||(e=e===null?i.errors:e.concat(
i.errors),s=e.length)),r.params!==void 0&&(p(r.params,{instancePath:a+"/params",parentData:r,parentDataProperty:"params",
rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length)),r.body!==void 0&&(c(r.body,{instancePath:a+"/body",parentData:r,
parentDataProperty:"body",rootData:n})||(e=e===null?c.errors:e.concat(c.errors),s=e.length))),g.errors=e,s===0}const w=v;
function v(r,{instancePath:a="",parentData:y,parentDataProperty:m,rootData:n=r}={}){let e=null,s=0;return r&&typeof r=="\
object"&&!Array.isArray(r)&&(r.query!==void 0&&(i(r.query,{instancePath:a+"/query",parentData:r,parentDataProperty:"quer\
y",rootData:n})||(e=e===null?i.errors:e.concat(i.errors),s=e.length)),r.params!==void 0&&(p(r.params,{instancePath:a+"/p\
arams",parentData:r,parentDataProperty:"params",rootData:n})||(e=e===null?p.errors:e.concat(p.errors),s=e.length))),v.errors=
e,s===0}return{getAbTestReport:w,getAdStatistics:P}};export{q as createValidators};
